import type { Site } from '@oficio/domain/kernel/ports'
import type { DrawingName } from '@oficio/drawings/draw'
import { mailPicturePath } from '@oficio/drawings/mail-address'
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { outlookEnd, outlookStart } from './outlook'
import { color, darkStyles, font, phoneStyles, radius } from './theme'

interface FrameProps {
  site: Site
  subject: string
  preview: string
  reason: string
  /** The drawing of the event below the brand. Mails about money owed, security and refusals have none. */
  drawing: DrawingName | null
  /** Null for mails that cannot be switched off. */
  optOutUrl: string | null
  children: ReactNode
}

/** The layout of every mail: brand and drawing on petrol, the message on white, and the reason why it was sent. */
export function Frame({ site, subject, preview, reason, drawing, optOutUrl, children }: FrameProps) {
  return (
    <Html lang="es-AR">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* In two sheets, because some mail clients drop a whole sheet for one rule that they do not know. */}
        <style>{phoneStyles}</style>
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={pageStyle}>
        {outlookStart}
        <Container className="outer" style={{ maxWidth: '600px', padding: '24px 16px' }}>
          <Section className="brand" style={brandStyle}>
            <Wordmark site={site} />
          </Section>
          {drawing && <Picture src={`${site.origin}${mailPicturePath(drawing)}`} />}
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
        {outlookEnd}
      </Body>
    </Html>
  )
}

const pageStyle = { margin: 0, padding: 0, backgroundColor: color.background, fontFamily: font.body }
const brandStyle = { backgroundColor: color.primary, borderRadius: '16px 16px 0 0', padding: '20px 32px' }
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

/**
 * The drawing, which continues the petrol of the brand. It is decoration: while pictures are blocked, nothing is
 * missing.
 */
const Picture = ({ src }: { src: string }) => (
  <Section style={{ backgroundColor: color.primary }}>
    {/* biome-ignore lint/performance/noImgElement: mail clients know no component of Next */}
    <img
      src={src}
      alt=""
      width={600}
      // Otherwise React adds a preload link to the head, which mail clients may fetch.
      loading="lazy"
      style={{ display: 'block', width: '100%', height: 'auto', border: 0 }}
    />
  </Section>
)

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
