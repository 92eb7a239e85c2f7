import type { HeaderSlice } from '../../../shared/pages/pageData.ts'
import type { TextLink } from '../../../shared/pages/pageProps.ts'
import { Emblem } from '../../components/Emblem/Emblem.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Menu.module.css'
import menuPagesStyles from './MenuPages.module.css'
import menuPlanStyles from './MenuPlan.module.css'
import menuTreeStyles from './MenuTree.module.css'

interface MenuProps {
  readonly categories: HeaderSlice['categories']
  readonly pages?: readonly TextLink[]
}

/** All categories, below the header: a plan, or a nested list in windows up to 36 rem. */
export function Menu({ categories, pages = [] }: MenuProps) {
  const messages = useMessages()
  return (
    <nav className={styles.menu} id="menu" popover="auto" aria-label={messages.menuButton}>
      <MenuPlan categories={categories} />
      <MenuTree categories={categories} />
      {pages.length > 0 && <MenuPages pages={pages} />}
    </nav>
  )
}

/** The menu for wide windows; every category has a cell. */
export function MenuPlan({ categories }: { readonly categories: HeaderSlice['categories'] }) {
  return (
    <div className={`page ${menuPlanStyles.frame}`}>
      <ul className={menuPlanStyles.plan}>
        {categories.map((category) => (
          <li className={menuPlanStyles.cell} key={category.path}>
            <Emblem emblem={category.emblem} className={menuPlanStyles.symbol} />
            <a className={menuPlanStyles.name} href={category.path}>
              {category.title}
            </a>
            {category.children.length > 0 && (
              <>
                <ul>
                  {category.children.map((child) => (
                    <li key={child.path}>
                      <a href={child.path}>{child.text}</a>
                    </li>
                  ))}
                </ul>
                <MoreLink category={category} className={menuPlanStyles.more} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The menu for windows up to 36 rem; one category is open at a time. */
export function MenuTree({ categories }: { readonly categories: HeaderSlice['categories'] }) {
  return (
    <div className={menuTreeStyles.tree}>
      {categories.map((category) =>
        category.children.length === 0 ? (
          <a className={menuTreeStyles.line} href={category.path} key={category.path}>
            <Emblem emblem={category.emblem} />
            {category.title}
          </a>
        ) : (
          <details name="menu" key={category.path}>
            <summary className={menuTreeStyles.line}>
              <Emblem emblem={category.emblem} />
              {category.title}
            </summary>
            <ul>
              {category.children.map((child) => (
                <li key={child.path}>
                  <a href={child.path}>{child.text}</a>
                </li>
              ))}
              <li>
                <MoreLink category={category} className={menuTreeStyles.more} />
              </li>
            </ul>
          </details>
        ),
      )}
    </div>
  )
}

/** The publication's own pages, below the categories in both menus. */
function MenuPages({ pages }: { readonly pages: readonly TextLink[] }) {
  return (
    <div className={`page ${menuPagesStyles.frame}`}>
      <ul className={menuPagesStyles.pages}>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface MoreLinkProps {
  readonly category: { readonly path: string; readonly title: string }
  readonly className?: string | undefined
}

/** Links to everything in a category. 'More' alone does not tell where it leads, so screen readers get the category's name as well. */
function MoreLink({ category, className }: MoreLinkProps) {
  const { more, moreIn } = useMessages()
  const whole = moreIn(category.title)
  // A publication may have overridden only one of the two.
  const rest = whole.startsWith(more) ? whole.slice(more.length) : ` ${category.title}`
  return (
    <a className={className} href={category.path}>
      <span>{more}</span>
      <span className="vh">{rest}</span>
    </a>
  )
}
