import { hasAverage } from '@oficio/contracts/reviews/subjects'
import { Link } from '@react-email/link'
import { Panel, panelTextStyle, panelTitleStyle } from './panel'
import { color } from './theme'

interface PersonProps {
  name: string
  rubros: readonly string[]
  about: string | null
  rating: { average: number; count: number } | null
  phoneNational: string
  /** Null if the professional has no public page. */
  profileUrl: string | null
  portraitUrl: string | null
}

/** A professional as a client sees them: photo, name, rubros, rating, short description and phone number. */
export function Person({ name, rubros, about, rating, phoneNational, profileUrl, portraitUrl }: PersonProps) {
  return (
    <Panel>
      {portraitUrl && (
        // biome-ignore lint/performance/noImgElement: mail clients know no component of Next
        <img
          src={portraitUrl}
          alt=""
          width={56}
          height={56}
          // Otherwise React adds a preload link to the head, which mail clients may fetch.
          loading="lazy"
          style={{ borderRadius: '28px', marginBottom: '10px' }}
        />
      )}
      <p style={panelTitleStyle}>{name}</p>
      <p style={panelTextStyle}>{rubros.join(', ')}</p>
      {rating && hasAverage(rating.count) && (
        <p style={panelTextStyle}>
          {rating.average.toLocaleString('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} de
          5 en {rating.count} reseñas
        </p>
      )}
      {about && <p style={panelTextStyle}>{`«${about}»`}</p>}
      <p style={panelTextStyle}>Te llama desde el {phoneNational}</p>
      {profileUrl && (
        <p style={panelTextStyle}>
          <Link href={profileUrl} style={{ color: color.primary }}>
            Ver su perfil y sus reseñas
          </Link>
        </p>
      )}
    </Panel>
  )
}
