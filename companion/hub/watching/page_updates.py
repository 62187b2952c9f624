"""Updates pages when something happened, at a limited rate."""

from __future__ import annotations

from companion.background_thread import BackgroundThread
from companion.hub.settings import HubSettings
from companion.hub.watching.news import News
from companion.hub.watching.page_fragments import PageParts
from companion.table.database import LogUnavailable


class WallTelling(BackgroundThread):
    """Updates pages in a separate thread, when notified of a change and at intervals."""

    def __init__(self, pages: PageParts, news: News, settings: HubSettings) -> None:
        super().__init__("club wall")
        self._pages = pages
        self._news = news
        self._settings = settings

    def _run(self) -> None:
        while not self._stopping.is_set():
            self._news.wait(self._settings.look_s)
            try:
                told = self._pages.look()
            except LogUnavailable:
                continue  # pages keep what they show; `/ready` says it
            if told:
                self._stopping.wait(self._settings.wall_every_s)
