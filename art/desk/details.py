"""details.json: pictures within the texts, each a lead's scene from nearer or a cut of the lead itself."""
import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

from .register import ART, ARTICLES, REGISTER

DETAILS = ART / 'details.json'
NARROWEST = 900


@dataclass(frozen=True)
class Detail:
    """One picture of an article's text; either `camera` or `cut` is there."""

    article: str
    name: str
    scene: str = ''
    seed: int = 0
    width: int = 1000
    camera: dict = field(default_factory=dict)
    exposure: float | None = None
    cut: tuple = ()  # from the left, from the top, width, height: pixels of the lead picture
    of: str = ''  # the lead picture's digest when the cut was chosen

    @property
    def file(self):
        return ARTICLES / self.article / f'{self.name}.webp'

    @property
    def lead(self):
        return ARTICLES / self.article / 'lead.webp'


def digest(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def load_details(file=DETAILS):
    """In the order of the file; a scene and its seed are those of the lead unless the record names others."""
    leads = json.loads(REGISTER.read_text())
    details = []
    for path, record in json.loads(Path(file).read_text()).items():
        article, name = path.split('/')
        lead = {key: leads[article][key] for key in ('scene', 'seed')} if article in leads and 'camera' in record else {}
        details.append(Detail(article=article, name=name, **{**lead, **record}))
    return details


def outdated(details):
    """Cuts whose lead picture is another one by now."""
    return [detail for detail in details if detail.cut and digest(detail.lead) != detail.of]


def task_of(detail, file, samples, width=None, largest=None):
    """What Blender is asked to do."""
    if detail.cut:
        return {'cut': detail.cut, 'picture': str(detail.lead), 'file': str(file), 'largest': largest}
    return {
        'scene': detail.scene, 'seed': detail.seed, 'width': width or detail.width, 'samples': samples, 'camera': detail.camera,
        'exposure': detail.exposure, 'file': str(file), 'largest': largest,
    }
