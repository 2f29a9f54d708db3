import { completenessOfPage, type PageCompleteness } from '@oficio/contracts/businesses/completeness'
import type { Business } from '@oficio/db/generated/client'

type PageTexts = Pick<
  Business,
  'description' | 'shortDescription' | 'logoPhotoId' | 'websiteUrl' | 'socialMedia'
>

/** Returns how complete the page of a business is, from its row and the numbers of photos and features shown. */
export const pageCompleteness = (
  { description, shortDescription, logoPhotoId, websiteUrl, socialMedia }: PageTexts,
  counts: { photoCount: number; featureCount: number },
): PageCompleteness =>
  completenessOfPage({
    ...counts,
    descriptionLength: description.length,
    hasShortDescription: shortDescription !== null,
    hasLogo: logoPhotoId !== null,
    isFoundElsewhere: websiteUrl !== null || Object.keys(Object(socialMedia)).length > 0,
  })
