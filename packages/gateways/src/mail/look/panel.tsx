import { Section } from '@react-email/section'
import type { ReactNode } from 'react'
import { color } from './theme'

const looks = {
  plain: {
    backgroundColor: color.background,
    border: `1px solid ${color.border}`,
  },
  sun: { backgroundColor: color.solSoft, border: `1px solid ${color.solSoft}` },
} as const

/** A box that separates facts from the text about them. */
export function Panel({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <Section
      className={look === 'sun' ? 'panel sunny' : 'panel'}
      style={{
        ...looks[look],
        borderRadius: '12px',
        padding: '18px 20px',
        margin: '4px 0 20px',
        width: '100%',
      }}
    >
      {children}
    </Section>
  )
}

export const panelTitleStyle = {
  margin: '0 0 6px',
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 600,
  color: color.foreground,
} as const

export const panelTextStyle = {
  margin: '0 0 4px',
  fontSize: '15px',
  lineHeight: '22px',
  color: color.mutedForeground,
} as const
