import { socialMedia } from '@oficio/contracts/businesses/fields'
import { showDay, showWeek } from '@oficio/contracts/businesses/hours/hours'
import { type BusinessView, businessPhotoPath } from '@oficio/contracts/businesses/view'
import { openingDay, openingWeek } from '@oficio/contracts/kernel/weekly-hours'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { nationalPhone, whatsappUrl } from '../kernel/text/normalise-phone'
import { isFeaturedAt } from './public-business'

const idAndName = { select: { id: true, name: true } } as const

/** Everything that the page of a business shows. */
export const shownParts = {
  localidad: { include: { provincia: { select: { nombre: true } } } },
  categoryLinks: {
    select: { category: { select: { id: true, name: true, slug: true, schemaType: true } } },
    orderBy: { category: { position: 'asc' } },
  },
  tagLinks: {
    where: { tag: { retiredAt: null } },
    select: { tag: idAndName },
    orderBy: { tag: { position: 'asc' } },
  },
  rubros: { select: { rubro: idAndName }, orderBy: { rubro: { position: 'asc' } } },
  photos: {
    select: { caption: true, photo: { select: { id: true, width: true, height: true } } },
    orderBy: [{ position: 'asc' }, { photoId: 'asc' }],
  },
  specialHours: { orderBy: { date: 'asc' } },
} as const satisfies Prisma.BusinessInclude

type ShownBusiness = Prisma.BusinessGetPayload<{ include: typeof shownParts }>

/** Returns the public view of a business. */
export function viewBusiness({ clock, site }: Ctx, row: ShownBusiness): BusinessView {
  const today = calendarDay(clock.now())
  const greeting = `Hola, vi ${row.name} en ${site.name}.`
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo_url: row.logoPhotoId && businessPhotoPath(row.logoPhotoId, 'thumb'),
    is_verified: row.verifiedAt !== null,
    verified_what: row.verifiedWhat,
    subscription_tier: row.tier,
    is_featured: isFeaturedAt(row, clock.now()),
    avg_rating: row.reviewCount > 0 ? Number(row.avgRating) : null,
    review_count: row.reviewCount,
    short_description: row.shortDescription,
    description: row.description,
    schema_type: row.categoryLinks[0]?.category.schemaType ?? 'LocalBusiness',
    categories: row.categoryLinks.map(({ category: { schemaType: _type, ...category } }) => category),
    rubros: row.rubros.map(({ rubro }) => rubro),
    locations: row.localidad ? [viewLocation(row, row.localidad)] : [],
    phone: row.phone,
    phone_national: row.phone && nationalPhone(row.phone),
    whatsapp_url: row.phone && whatsappUrl(row.phone, greeting),
    email: row.email,
    website_url: row.websiteUrl,
    founding_year: row.foundingYear,
    employee_count: row.employeeCount,
    tags: row.tagLinks.map(({ tag }) => tag),
    photos: row.photos.map(viewPhoto),
    business_hours: showWeek(openingWeek.parse(row.hours)),
    special_hours: row.specialHours
      .map(({ date, intervals, label }) => ({
        date: dayOf(date),
        label,
        ...showDay(openingDay.parse(intervals)),
      }))
      .filter(({ date }) => date >= today),
    social_media: socialMedia.parse(row.socialMedia),
    is_claimable: row.userId === null,
    updated_at: row.updatedAt.toISOString(),
  }
}

/** Returns the day of a database date. Such a date has no time, so its day is read in UTC. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

const viewPhoto = ({ photo, caption }: ShownBusiness['photos'][number]) => ({
  id: photo.id,
  photo_url: businessPhotoPath(photo.id, 'full'),
  thumb_url: businessPhotoPath(photo.id, 'thumb'),
  width: photo.width,
  height: photo.height,
  caption,
})

function viewLocation(
  row: ShownBusiness,
  localidad: NonNullable<ShownBusiness['localidad']>,
): BusinessView['locations'][number] {
  return {
    name: null,
    address: row.address,
    city: localidad.nombre,
    state: localidad.provincia.nombre,
    postal_code: row.postalCode,
    country: 'Argentina',
    latitude: row.latitude ?? localidad.latitude,
    longitude: row.longitude ?? localidad.longitude,
    city_latitude: localidad.latitude,
    city_longitude: localidad.longitude,
    is_at_centre: row.latitude === null,
    is_main_location: true,
  }
}
