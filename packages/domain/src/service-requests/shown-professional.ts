import { portraitPath } from '@oficio/contracts/professionals/public-address'
import type { Ctx } from '../kernel/ctx'

interface ProfessionalColumns {
  id: string
  status: string
  photoId: string | null
  user: { firstName: string; lastName: string; closedAt: Date | null }
}

/** The columns that `showProfessional` reads. */
export const shownColumns = {
  id: true,
  status: true,
  photoId: true,
  user: { select: { firstName: true, lastName: true, closedAt: true } },
} as const

/** A professional whom a mail to a client names. */
export interface ShownProfessional {
  professionalName: string | null
  /** The address of the photo. Null without a photo or a public page; the mail then draws a face. */
  portraitUrl: string | null
  /** Chooses the drawn face, the same as on the site. */
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
  const { id, user } = professional
  const professionalName = `${user.firstName} ${user.lastName}`
  const path = publicPhotoPath(professional)
  return {
    professionalName,
    faceSeed: id,
    portraitUrl: path && new URL(path, ctx.site.origin).toString(),
  }
}

export const hasPublicPage = ({ status, user }: Pick<ProfessionalColumns, 'status' | 'user'>): boolean =>
  status === 'approved' && user.closedAt === null

/** Returns the path of the photo. Null without a photo or a public page. */
export const publicPhotoPath = (professional: Omit<ProfessionalColumns, 'id'>): string | null =>
  hasPublicPage(professional) && professional.photoId ? portraitPath(professional.photoId) : null
