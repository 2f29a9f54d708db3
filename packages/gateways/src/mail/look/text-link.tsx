import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { color } from './theme'

/** A secondary action, below the button. */
export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <Text
      style={{
        margin: '0 0 8px',
        fontSize: '16px',
        lineHeight: '24px',
        textAlign: 'center',
      }}
    >
      <Link
        href={href}
        style={{
          color: color.primary,
          fontWeight: 600,
          textDecoration: 'underline',
        }}
      >
        {children}
      </Link>
    </Text>
  )
}
