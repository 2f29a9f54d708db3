import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  href: string
  /** Whether the new page replaces this one in the history of the browser. */
  replace?: boolean
  /** False for a page that looks like this one, which then stays where it is scrolled to. */
  scroll?: boolean
}

/**
 * A link within the site. `FollowLinks` of the frame opens all of them without loading a whole page. A component of Next
 * for each link would cost a phone more time than all cards of a search.
 */
export const Link = ({ replace = false, scroll = true, ...props }: LinkProps) => (
  <a data-follow={`${replace ? 'replace' : ''}${scroll ? '' : ' in-place'}`} {...props} />
)
