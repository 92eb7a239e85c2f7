import type { StartTexts } from '../StartTexts.ts'

export const de: StartTexts = {
  article: {
    title: 'So schreibt man hier',
    description: 'Wo die Texte liegen, was am Anfang steht und wie man sie ansieht, prüft und veröffentlicht.',
    body: [
      'Jeder Text [dieser Seite]({sitemap}) ist eine Datei. Dieser hier liegt in `articles/how-to-write/{lang}.md`: Öffnen Sie ihn in einem Editor, ändern Sie ein Wort und speichern Sie. Solange `npx roomwright dev` läuft, ändert sich auch die Seite im Browser.',
      '## Ein neuer Artikel',
      '`npx roomwright new article --title "Erbsen säen"` legt in `articles/` einen Ordner mit einer Datei für den Text an. Bilder kommen in denselben Ordner. Eine Übersetzung ist eine weitere Datei daneben, benannt nach ihrer Sprache: `npx roomwright new article erbsen-saeen --lang en`.',
      '## Die Zeilen am Anfang',
      'Jede Datei beginnt mit Feldern zwischen zwei Zeilen `---`.',
      '| Feld | Bedeutung |\n|---|---|\n| `title` | die Überschrift der Seite |\n| `slug` | der letzte Teil ihrer Adresse |\n| `description` | ein oder zwei Sätze für Suchmaschinen und Karten |\n| `author` | der Name aus einer Datei in [`authors/`]({authors}) |\n| `date` | der Tag der ersten Veröffentlichung |\n| `entities` | die Kategorien, mit ihren Schlüsseln aus `categories.yaml` |\n| `status` | mit `draft` fehlt der Artikel auf der Seite; ohne diese Zeile ist er veröffentlicht |',
      '## Der Text',
      'Unter den Feldern steht Markdown: Eine leere Zeile beendet einen Absatz, `##` beginnt einen Abschnitt, `**zwei Sterne**` machen ein Wort fett. Ein Bild ist `![was zu sehen ist](./bild.jpg "die Bildunterschrift")`, ein Link zu einem anderen Artikel `[sein Name](/articles/slug)`.',
      '## Vor dem Veröffentlichen',
      '`npx roomwright check` nennt jeden Fehler mit Datei und Zeile und sagt, was dort stehen soll. `npx roomwright build` baut die Seite in `dist/`.',
      'Die Seite über uns, die Datenschutzerklärung und die Nutzungsbedingungen sind in `pages/` noch mit `placeholder: true` markiert: Sie fehlen auf der Seite, bis Sie sie geschrieben und diese Zeile gelöscht haben. Wenn Sie diesen Artikel nicht mehr brauchen, löschen Sie seinen Ordner.',
    ],
  },
  author: {
    name: 'Die Redaktion',
    description: 'Wer {title} schreibt und redigiert.',
    biography: 'Die Menschen, die {title} schreiben und redigieren.',
  },
  person: 'Was {name} für {title} schreibt.',
  home: '{title}: die neuesten Artikel und alle früheren.',
  pages: {
    'about-us': {
      heading: 'Über uns',
      description: 'Was {title} ist und wer es macht.',
      body: 'Schreiben Sie, wovon die Seite handelt, wer sie schreibt und wie man Sie erreicht.',
    },
    'privacy-policy': {
      heading: 'Datenschutz',
      description: 'Was {title} über seine Leser speichert.',
      body: 'Schreiben Sie, wer für die Seite verantwortlich ist, was Sie und Ihr Anbieter über Besuche aufzeichnen, wie lange, und an wen sich Leser wenden können.',
    },
    terms: {
      heading: 'Nutzungsbedingungen',
      description: 'Unter welchen Bedingungen {title} gelesen werden kann.',
      body: 'Schreiben Sie, was Leser mit den Texten und Bildern tun dürfen und wofür Sie haften.',
    },
  },
  categories: {
    guides: { title: 'Anleitungen', description: 'Wie man etwas macht, Schritt für Schritt.' },
    notes: { title: 'Notizen', description: 'Kurze Texte und Beobachtungen.' },
  },
  category: 'Artikel zum Thema {name}.',
  draft: {
    description: 'Sagen Sie in ein oder zwei Sätzen, was man hier findet.',
    body: 'Hier beginnen.',
  },
}
