import { portraitPath } from '@oficio/contracts/professionals/public-address'
import type { Ctx } from '../kernel/ctx'
import { publicLine } from './masking/public-words'

interface ProfessionalColumns {
  status: string
  photoId: string | null
  companyName: string | null
  user: { firstName: string; lastName: string; closedAt: Date | null }
}

/** The columns that `showProfessional` reads. */
export const shownColumns = {
  status: true,
  photoId: true,
  companyName: true,
  user: { select: { firstName: true, lastName: true, closedAt: true } },
} as const

/** A professional whom a mail to a client names. */
export interface ShownProfessional {
  professionalName: string | null
  /** The address of the photo. Null without a photo or a public page; the mail then draws a face. */
  portraitUrl: string | null
  /** Chooses the drawn face: the name that the site shows. */
  faceSeed: string | null
}

/** No professional is known. */
export const noProfessional: ShownProfessional = {
  professionalName: null,
  portraitUrl: null,
  faceSeed: null,
}

export function showProfessional(
  ctx: Pick<Ctx, 'site'>,
  professional: ProfessionalColumns,
): ShownProfessional & { professionalName: string; faceSeed: string } {
  const { companyName, user } = professional
  const professionalName = `${user.firstName} ${user.lastName}`
  const path = publicPhotoPath(professional)
  return {
    professionalName,
    faceSeed: companyName ? publicLine(companyName) : professionalName,
    portraitUrl: path && new URL(path, ctx.site.origin).toString(),
  }
}

export const hasPublicPage = ({ status, user }: Pick<ProfessionalColumns, 'status' | 'user'>): boolean =>
  status === 'approved' && user.closedAt === null

/** Returns the path of the photo. Null without a photo or a public page. */
export const publicPhotoPath = (professional: Omit<ProfessionalColumns, 'companyName'>): string | null =>
  hasPublicPage(professional) && professional.photoId ? portraitPath(professional.photoId) : null
