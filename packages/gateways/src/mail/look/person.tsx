import { hasAverage } from '@oficio/contracts/reviews/subjects'
import type { Site } from '@oficio/domain/kernel/ports'
import { Link } from '@react-email/link'
import type { ReactNode } from 'react'
import { Face } from './face'
import { Panel, panelTextStyle, panelTitleStyle } from './panel'
import { color } from './theme'

interface PersonProps {
  site: Site
  name: string
  companyName: string | null
  faceSeed: string
  rubros: readonly string[]
  about: string | null
  rating: { average: number; count: number } | null
  phoneNational: string
  /** Null if the professional has no public page. */
  profileUrl: string | null
  portraitUrl: string | null
}

/** A professional as a client sees them: face, name, rubros, rating, short description and phone number. */
export function Person({ about, rating, phoneNational, profileUrl, ...person }: PersonProps) {
  const { name, companyName, rubros } = person
  return (
    <Panel>
      <BesideFace face={<Face {...person} size={72} />}>
        <p style={panelTitleStyle}>{name}</p>
        {companyName && <p style={panelTextStyle}>{companyName}</p>}
        <p style={panelTextStyle}>{rubros.join(', ')}</p>
        {rating && hasAverage(rating.count) && (
          <p style={panelTextStyle}>
            ★ {rating.average.toLocaleString('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}{' '}
            de 5 en {rating.count} reseñas
          </p>
        )}
      </BesideFace>
      {about && <p style={{ ...panelTextStyle, margin: '10px 0 4px' }}>{`«${about}»`}</p>}
      <p style={{ ...panelTextStyle, margin: '10px 0 4px' }}>Te llama desde el {phoneNational}</p>
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

interface NamedFaceProps {
  site: Site
  professionalName: string | null
  portraitUrl: string | null
  faceSeed: string | null
}

/**
 * The face and the name of the professional whom a mail is about. Nothing if nobody is known. The plain text has the
 * name in its sentences only.
 */
export const NamedFace = ({ site, professionalName: name, portraitUrl, faceSeed }: NamedFaceProps) =>
  name && (
    <Panel>
      <BesideFace
        isSkippedInText
        face={
          <Face site={site} name={name} faceSeed={faceSeed ?? name} portraitUrl={portraitUrl} size={40} />
        }
      >
        <p style={{ ...panelTitleStyle, margin: 0 }}>{name}</p>
      </BesideFace>
    </Panel>
  )

interface BesideFaceProps {
  face: ReactNode
  isSkippedInText?: boolean
  children: ReactNode
}

/** A table, because mail clients know no other way to place text beside a picture. */
const BesideFace = ({ face, isSkippedInText, children }: BesideFaceProps) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} data-skip-in-text={isSkippedInText}>
    <tbody>
      <tr>
        <td width={1} style={{ paddingRight: '14px', verticalAlign: 'middle' }}>
          {face}
        </td>
        <td style={{ verticalAlign: 'middle' }}>{children}</td>
      </tr>
    </tbody>
  </table>
)
