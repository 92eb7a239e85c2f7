import * as attributes from '../../../shared/dataAttributes.ts'
import { type CollectionSection, type HomeSection, defaultHome } from '../../../shared/homeSections.ts'
import type { ArticleCard, HomeProps } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Day } from '../../components/Day/Day.tsx'
import { Plan } from '../../components/Plan/Plan.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { slot } from '../../own/slot.tsx'
import { Hang } from './Hang.tsx'
import styles from './HomePage.module.css'
import { Lead } from './Lead.tsx'
import { Entries, Projects } from './Projects.tsx'
import railStyles from './Rail.module.css'
import { Rated, type SectionCards } from './Rated.tsx'

/** Sections inside the page's column; the others take the window's width. */
const inColumn: ReadonlySet<SectionName> = new Set(['lead', 'categories', 'newest', 'projects', 'collection'])

/** Sections from this position on are below the first screen. */
const screens = 2

export function HomePage(props: HomeProps) {
  const { heading, isEmpty, sections = defaultHome } = props
  const shown = sections.map(placeIn).filter((section) => isShown(section, props))
  const render = (section: SectionPlace) => <OneSection key={keyOf(section)} {...section} place={shown.indexOf(section)} props={props} />
  const firstWide = shown.findIndex(({ section }) => !inColumn.has(section))
  const top = firstWide === -1 ? shown : shown.slice(0, firstWide)
  return (
    <>
      <div className="page">
        <h1 className="vh">{heading}</h1>
        {isEmpty && <Nothing />}
        {top.map(render)}
      </div>
      {shown.slice(top.length).map((section) =>
        inColumn.has(section.section) ? (
          <div className="page" key={keyOf(section)}>
            {render(section)}
          </div>
        ) : (
          render(section)
        ),
      )}
    </>
  )
}

/** Reports whether a section has any content. */
function isShown({ section, collection = '' }: SectionPlace, props: HomeProps): boolean {
  const { lead, html = '', categories, newest, rated, updated, projects, collections } = props
  switch (section) {
    case 'lead':
      return lead !== undefined
    case 'categories':
      return categories.length > 0
    case 'newest':
      return newest.length > 0
    case 'rated':
      return rated.length > 0
    case 'updated':
      return updated.length > 0
    case 'projects':
      return projects !== undefined
    case 'text':
      return html !== ''
    case 'collection':
      return collections?.[collection] !== undefined
  }
}

type SectionName = HomeSection | 'collection'

interface SectionPlace {
  readonly section: SectionName
  /** The name of the collection shown by the section `collection`. */
  readonly collection?: string
}

function placeIn(section: HomeSection | CollectionSection): SectionPlace {
  return typeof section === 'string' ? { section } : { section: 'collection', ...section }
}

function keyOf({ section, collection = '' }: SectionPlace): string {
  return `${section} ${collection}`
}

export interface HomeSectionProps extends SectionPlace {
  /** Position among the sections shown, from 0. */
  readonly place: number
  readonly props: HomeProps
}

const OneSection = slot('HomeSection', Section, { entriesOf: (shown) => cardsOf(shown).map(({ path }) => path) })

/** Returns the cards that a section shows, in order. */
function cardsOf({ section, collection = '', props }: HomeSectionProps): readonly ArticleCard[] {
  switch (section) {
    case 'lead':
      return props.lead ? [props.lead] : []
    case 'newest':
    case 'rated':
    case 'updated':
      return props[section]
    case 'projects':
      return props.projects?.items.map(({ card }) => card) ?? []
    case 'collection':
      return props.collections?.[collection]?.cards ?? []
    case 'categories':
    case 'text':
      return []
  }
}

function Section({ section, collection = '', place, props }: HomeSectionProps) {
  const { everything, html = '', lead, colours, categories, newest, rated, updated, projects, collections } = props
  const later = place >= screens ? { [attributes.below]: '' } : {}
  switch (section) {
    case 'lead':
      return lead && <Lead card={lead} colours={colours} isFirst={place === 0} />
    case 'categories':
      return (
        <div className={styles.plan}>
          <Plan categories={categories} />
        </div>
      )
    case 'newest':
      return <Hang cards={newest} everything={everything} />
    case 'rated':
      return <Rated cards={rated} later={later} />
    case 'updated':
      return <Rail cards={updated} later={later} />
    case 'projects':
      return projects && <Projects heading={projects.heading} items={projects.items} later={later} />
    case 'collection': {
      const shown = collections?.[collection]
      return shown && <Entries shown={shown} later={later} />
    }
    case 'text':
      return <div className={`page ${styles.words}`} {...{ [attributes.body]: '', ...later }} dangerouslySetInnerHTML={{ __html: html }} />
  }
}

function Nothing() {
  return <p className={styles.nothing}>{useMessages().nothingYet}</p>
}

/** For each picture: its distance below the rail in rem, its shape, and how much wider than its place the whole picture is. */
const hangings = [
  [3, '3 / 2', 1],
  [1.4, '3 / 4', 2],
  [4.2, '4 / 3', 1.2],
  [2.2, '1', 1.5],
  [1.8, '3 / 4', 2],
  [3.4, '16 / 10', 1],
  [1.2, '4 / 5', 1.9],
  [2.8, '1', 1.5],
] as const

/** Returns the `sizes` of a picture; `part` is how much wider than its place the whole picture is. */
function railSizes(part: number): string {
  const share = (percent: number) => `${Math.round(part * percent)}vw`
  return `(width <= 36rem) 9rem, (width < 64rem) ${share(45)}, (width < 100rem) ${share(22)}, ${share(11)}`
}

/** The latest changes, hung from a rail of dates; a day shared by several is shown at the first. */
function Rail({ cards, later }: SectionCards) {
  const messages = useMessages()
  return (
    <section className={`page ${railStyles.section}`} {...later}>
      <SectionHeading title={messages.updatedArticles} />
      <ol className={railStyles.rail}>
        {cards.map((card, index) => {
          const [drop, ratio, part] = hangings[index % hangings.length] ?? hangings[0]
          const date = card.updated ?? card.date
          const before = cards[index - 1]
          const isAgain = before !== undefined && (before.updated ?? before.date).iso === date.iso
          return (
            <li key={card.path} style={{ '--drop': `${drop}rem` }}>
              <Day date={date} isAgain={isAgain} />
              <Card card={card} ratio={ratio} sizes={railSizes(part)} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
