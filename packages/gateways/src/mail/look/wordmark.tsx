import type { Site } from '@oficio/domain/kernel/ports'
import { Link } from '@react-email/link'
import { color, font } from './theme'

/** The brand's name beside the sun of its mark, drawn with what every mail client can: no picture is fetched. */
export function Wordmark({ site }: { site: Site }) {
  return (
    <Link
      href={site.origin}
      data-skip-in-text="true"
      style={{
        color: '#FFFFFF',
        textDecoration: 'none',
        fontFamily: font.display,
        fontSize: '24px',
        lineHeight: '28px',
        fontWeight: 700,
        letterSpacing: '-0.02em',
      }}
    >
      <span
        style={{
          display: 'inline-block',
          width: '16px',
          height: '16px',
          borderRadius: '8px',
          backgroundColor: color.sol,
          marginRight: '10px',
        }}
      />
      {site.name}
    </Link>
  )
}
