import { Button } from '@react-email/button'
import { Section } from '@react-email/section'
import { color, radius } from './theme'

const looks = {
  sun: {
    backgroundColor: color.sol,
    color: color.solForeground,
    border: `1px solid ${color.sol}`,
  },
  outline: {
    backgroundColor: color.surface,
    color: color.primary,
    border: `1px solid ${color.inputBorder}`,
  },
} as const

/** A full-width button, 52 px high for thumbs. 'sun' is for the main action; equal choices use 'outline'. */
export function ActionButton(props: { href: string; look?: keyof typeof looks; children: string }) {
  const { href, look = 'sun', children } = props
  return (
    <Section style={{ margin: look === 'sun' ? '8px 0 20px' : '0 0 10px' }}>
      <Button
        href={href}
        className={look}
        style={{
          ...looks[look],
          display: 'block',
          boxSizing: 'border-box',
          width: '100%',
          borderRadius: radius.control,
          padding: '13px 20px',
          fontSize: '17px',
          lineHeight: '24px',
          fontWeight: 600,
          textAlign: 'center',
          textDecoration: 'none',
        }}
      >
        {children}
      </Button>
    </Section>
  )
}
