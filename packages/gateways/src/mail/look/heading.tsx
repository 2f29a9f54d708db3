import { Heading as Base } from '@react-email/heading'
import type { ReactNode } from 'react'
import { color, font } from './theme'

/** The headline of a mail. */
export function Heading({ children }: { children: ReactNode }) {
  return (
    <Base
      as="h1"
      style={{
        margin: '0 0 16px',
        fontFamily: font.display,
        fontSize: '26px',
        lineHeight: '31px',
        fontWeight: 700,
        letterSpacing: '-0.02em',
        color: color.foreground,
      }}
    >
      {children}
    </Base>
  )
}
