import type { ReactNode } from 'react'
import * as attributes from '../../../shared/html/dataAttributes.ts'
import { type CollectionSection, type HomeSection, defaultHome } from '../../../shared/pages/homeSections.ts'
import type { ArticleCard, HomeProps } from '../../../shared/pages/pageProps.ts'
import { Plan } from '../../components/Plan/Plan.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { slot } from '../../own/slot.tsx'
import { Hang } from './Hang.tsx'
import styles from './HomePage.module.css'
import { Lead } from './Lead.tsx'
import { Entries, Projects } from './Projects.tsx'
import { Rail } from './Rail.tsx'
import { Rated, type SectionCards } from './Rated.tsx'

/** Sections from this position on are below the first screen. */
const screens = 2

export function HomePage(props: HomeProps) {
  const { heading, isEmpty, sections = defaultHome } = props
  const shown = sections.map(placeIn).filter(({ section, collection = '' }) => !kinds[section].isEmpty(props, collection))
  const render = (section: SectionPlace) => <OneSection key={keyOf(section)} {...section} place={shown.indexOf(section)} props={props} />
  const firstWide = shown.findIndex(({ section }) => !kinds[section].inColumn)
  const top = firstWide === -1 ? shown : shown.slice(0, firstWide)
  return (
    <>
      <div className="page">
        <h1 className="vh">{heading}</h1>
        {isEmpty && <Nothing />}
        {top.map(render)}
      </div>
      {shown.slice(top.length).map((section) =>
        kinds[section.section].inColumn ? (
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

const OneSection = slot('HomeSection', Section, {
  entriesOf: ({ section, collection = '', props }) => kinds[section].cards?.(props, collection).map(({ path }) => path) ?? [],
})

function Section(shown: HomeSectionProps) {
  const later = shown.place >= screens ? { [attributes.below]: '' } : {}
  return kinds[shown.section].show(shown, later)
}

function Nothing() {
  return <p className={styles.nothing}>{useMessages().nothingYet}</p>
}

interface SectionKind {
  /** Stands in the page's column; otherwise it takes the window's width. */
  readonly inColumn?: true
  /** Whether there is nothing to show. */
  isEmpty(this: void, props: HomeProps, collection: string): boolean
  /** The cards that it shows, in order; absent: none. */
  cards?(this: void, props: HomeProps, collection: string): readonly ArticleCard[]
  show(this: void, shown: HomeSectionProps, later: SectionCards['later']): ReactNode
}

const kinds: Readonly<Record<SectionName, SectionKind>> = {
  lead: {
    inColumn: true,
    isEmpty: ({ lead }) => lead === undefined,
    cards: ({ lead }) => (lead ? [lead] : []),
    show: ({ props: { lead, colours }, place }) => lead && <Lead card={lead} colours={colours} isFirst={place === 0} />,
  },
  categories: {
    inColumn: true,
    isEmpty: ({ categories }) => categories.length === 0,
    show: ({ props }) => (
      <div className={styles.plan}>
        <Plan categories={props.categories} />
      </div>
    ),
  },
  newest: {
    inColumn: true,
    isEmpty: ({ newest }) => newest.length === 0,
    cards: ({ newest }) => newest,
    show: ({ props: { newest, everything } }) => <Hang cards={newest} everything={everything} />,
  },
  rated: {
    isEmpty: ({ rated }) => rated.length === 0,
    cards: ({ rated }) => rated,
    show: ({ props }, later) => <Rated cards={props.rated} later={later} />,
  },
  updated: {
    isEmpty: ({ updated }) => updated.length === 0,
    cards: ({ updated }) => updated,
    show: ({ props }, later) => <Rail cards={props.updated} later={later} />,
  },
  projects: {
    inColumn: true,
    isEmpty: ({ projects }) => projects === undefined,
    cards: ({ projects }) => projects?.items.map(({ card }) => card) ?? [],
    show: ({ props: { projects } }, later) => projects && <Projects heading={projects.heading} items={projects.items} later={later} />,
  },
  collection: {
    inColumn: true,
    isEmpty: ({ collections }, collection) => collections?.[collection] === undefined,
    cards: ({ collections }, collection) => collections?.[collection]?.cards ?? [],
    show({ props: { collections }, collection = '' }, later) {
      const entries = collections?.[collection]
      return entries && <Entries shown={entries} later={later} />
    },
  },
  text: {
    isEmpty: ({ html = '' }) => html === '',
    show: ({ props: { html = '' } }, later) => (
      <div className={`page ${styles.words}`} {...{ [attributes.body]: '', ...later }} dangerouslySetInnerHTML={{ __html: html }} />
    ),
  },
}
