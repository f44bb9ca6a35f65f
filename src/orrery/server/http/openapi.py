"""Additions to the OpenAPI description where the Python types say less than is sent."""

from typing import Any

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from orrery.core.events import Event


class EventSchema(OpenAPISchemaPlugin):
    """An event of any game: its name, its seat, and what the game adds."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is Event

    def to_openapi_schema(
        self,
        field_definition: FieldDefinition,  # noqa: ARG002 - the same for every field
        schema_creator: Any,  # noqa: ARG002
    ) -> Schema:
        return Schema(
            type=OpenAPIType.OBJECT,
            title="Event",
            properties={
                "event": Schema(type=OpenAPIType.STRING),
                "seat": Schema(type=OpenAPIType.INTEGER),
            },
            required=["event", "seat"],
        )
