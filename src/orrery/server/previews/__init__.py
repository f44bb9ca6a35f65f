"""What a link to a table shows where it is pasted: a title, a line, and a drawn card."""

from orrery.server.previews.cards import Cards
from orrery.server.previews.preview import Preview, preview_of, site_preview

__all__ = ["Cards", "Preview", "preview_of", "site_preview"]
