"""pictures.json: which scene is which article's picture, and where the finished file belongs."""
import json
from dataclasses import dataclass
from pathlib import Path

ART = Path(__file__).resolve().parents[1]
ARTICLES = ART.parent / 'site' / 'articles'
REGISTER = ART / 'pictures.json'


@dataclass(frozen=True)
class Picture:
    """One article's lead picture."""

    article: str
    scene: str
    seed: int
    width: int
    alt: dict  # language -> alternative text

    @property
    def file(self):
        """Beside its article, or waiting for one."""
        folder = ARTICLES / self.article
        return folder / 'lead.webp' if folder.is_dir() else ART / 'waiting' / f'{self.article}.webp'


def by_language(alt):
    """A lone text is English."""
    return {'en': alt} if isinstance(alt, str) else alt


def load_pictures():
    records = json.loads(REGISTER.read_text())
    return [Picture(article=article, **{**record, 'alt': by_language(record['alt'])}) for article, record in records.items()]
