import type { Site } from '@oficio/domain/kernel/ports'
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { color, font, radius } from './theme'

/** On phones the card fills the whole width. Mail clients that drop style sheets keep the wider margins. */
const phone = `
@media (max-width: 480px) {
  .outer { padding: 0 !important; }
  .card { padding: 28px 20px 12px !important; border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .brand { padding: 20px !important; border-radius: 0 !important; }
  .foot { padding: 20px !important; }
}`

interface FrameProps {
  site: Site
  preview: string
  reason: string
  /** Null for mails that cannot be switched off. */
  optOutUrl: string | null
  children: ReactNode
}

/** The layout of every mail: the brand on petrol, the message on white, and the reason why it was sent. */
export function Frame({ site, preview, reason, optOutUrl, children }: FrameProps) {
  return (
    <Html lang="es-AR">
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <style>{phone}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{
          margin: 0,
          padding: 0,
          backgroundColor: color.background,
          fontFamily: font.body,
        }}
      >
        <Container className="outer" style={{ maxWidth: '600px', padding: '24px 16px' }}>
          <Section
            className="brand"
            style={{
              backgroundColor: color.primary,
              borderRadius: '16px 16px 0 0',
              padding: '20px 32px',
            }}
          >
            <Wordmark site={site} />
          </Section>
          <Section className="card" style={cardStyle}>
            {children}
          </Section>
          <Section className="foot" style={{ padding: '20px 32px' }}>
            <Text style={footStyle}>{reason}</Text>
            {optOutUrl && (
              <Text style={footStyle}>
                <Link href={optOutUrl} style={footLinkStyle}>
                  No quiero recibir más estos emails
                </Link>
              </Text>
            )}
            <Text style={footStyle}>
              ¿Dudas? Escribinos a{' '}
              <Link href={`mailto:${site.supportEmail}`} style={footLinkStyle}>
                {site.supportEmail}
              </Link>
            </Text>
            <Text style={footStyle}>
              <Link href={site.origin} style={footLinkStyle}>
                {site.origin}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

const cardStyle = {
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderTop: '0',
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  padding: '32px 32px 16px',
}
const footStyle = {
  margin: '0 0 6px',
  fontSize: '14px',
  lineHeight: '20px',
  color: color.mutedForeground,
}
const footLinkStyle = { color: color.primary, textDecoration: 'underline' }

/** The brand's name beside its sun, drawn with HTML that every mail client supports, so that no picture is loaded. */
function Wordmark({ site }: { site: Site }) {
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
