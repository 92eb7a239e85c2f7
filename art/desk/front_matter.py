"""The `image` field of an article's front matter."""


def with_image(text, src, alt):
    """The article's text with the field before its rating, sources or origin; unchanged if it has one."""
    head, fence, body = text.partition('\n---\n')
    lines = head.split('\n')
    if any(line.startswith('image:') for line in lines):
        return text
    spot = next((i for i, line in enumerate(lines) if line.startswith(('rating:', 'status:', 'publishAt:', 'sources:', 'made:'))), len(lines))
    quoted = alt.replace("'", "''")
    lines[spot:spot] = ['image:', f'  src: {src}', f"  alt: '{quoted}'"]
    return '\n'.join(lines) + fence + body


def enter_images(pictures):
    """Write the field into every article and translation whose picture and alternative text are there; gives those changed."""
    changed = []
    for picture in pictures:
        if picture.file.name != 'lead.webp' or not picture.file.exists():
            continue
        for language, alt in picture.alt.items():
            article = picture.file.parent / f'{language}.md'
            if not article.exists():
                continue
            before = article.read_text()
            after = with_image(before, picture.file.name, alt)
            if after != before:
                article.write_text(after)
                changed.append(f'{picture.article}/{language}')
    return changed
