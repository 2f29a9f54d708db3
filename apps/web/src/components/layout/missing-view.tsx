'use client'

import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button-link'
import { LostArt } from './lost-art'
import { MessagePage } from './message-page'

interface MissingViewProps {
  title: string
  description: string
  /** Links to other pages. The first one is the most useful. */
  ways: readonly { label: string; href: string }[]
  /** A more useful link, before the others. */
  first?: ReactNode
}

/**
 * The content of a not-found page. Rendered by the browser, because Next sends the not-found pages of a route with each
 * of its pages: as markup of the server they were a tenth of every page.
 */
export const MissingView = ({ title, description, ways, first }: MissingViewProps) => (
  <MessagePage
    art={<LostArt />}
    title={title}
    description={description}
    actions={
      <>
        {first}
        {ways.map(({ label, href }, place) => (
          <ButtonLink key={href} href={href} variant={place === 0 && !first ? 'primary' : 'outline'}>
            {label}
          </ButtonLink>
        ))}
      </>
    }
  />
)
