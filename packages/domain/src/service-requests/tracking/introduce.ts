import { profilePath } from '@oficio/contracts/professionals/public-address'
import type { LeadForClient } from '@oficio/contracts/service-requests/shapes'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import { publicWords } from '../masking/public-words'
import { hasPublicPage, publicPhotoPath } from '../shown-professional'

type Introduction = Pick<
  LeadForClient,
  'professionalId' | 'companyName' | 'profilePath' | 'profilePhotoUrl' | 'rubros' | 'about'
>

/** The relations of a professional that `introduce` reads. */
export const introducedColumns = {
  user: { select: { firstName: true, lastName: true, closedAt: true } },
  rubros: { select: { rubro: { select: { name: true } } }, orderBy: { rubro: { position: 'asc' } } },
} as const

interface IntroducedProfessional {
  id: string
  status: string
  photoId: string | null
  companyName: string | null
  description: string
  user: { firstName: string; lastName: string; closedAt: Date | null }
  rubros: { rubro: { name: string } }[]
}

/** In characters: about two lines on a phone. */
const aboutLength = 140

/**
 * Returns what a client sees of a professional beside the name, so that clients choose a person and not a phone number
 * (docs/product.md, 'Tracking'). A professional without a public page has neither link nor photo.
 */
export function introduce(professional: IntroducedProfessional): Introduction {
  const { id, user, rubros } = professional
  const { companyName, description } = publicWords(professional)
  return {
    professionalId: id,
    companyName,
    profilePath: hasPublicPage(professional) ? profilePath({ id, ...user, companyName }) : null,
    profilePhotoUrl: publicPhotoPath(professional),
    rubros: rubros.map(({ rubro }) => rubro.name),
    about: excerptOf(description, aboutLength) || null,
  }
}
