import { bar } from './businesses/bar'
import { cafe } from './businesses/cafe'
import { clinic } from './businesses/clinic'
import { cornerStore } from './businesses/corner-store'
import { gym } from './businesses/gym'
import { hotel } from './businesses/hotel'
import { restaurant } from './businesses/restaurant'
import { salon } from './businesses/salon'
import { school } from './businesses/school'
import { shop } from './businesses/shop'
import type { Drawing } from './hand/pen'
import { approved } from './moments/approved'
import { emptySearch } from './moments/empty-search'
import { firstLead } from './moments/first-lead'
import { firstReview } from './moments/first-review'
import { nothingHere } from './moments/nothing-here'
import { offline } from './moments/offline'
import { paymentReceived } from './moments/payment-received'
import { requestSent } from './moments/request-sent'
import { appliances } from './trades/appliances'
import { bikes } from './trades/bikes'
import { car } from './trades/car'
import { care } from './trades/care'
import { carpentry } from './trades/carpentry'
import { cleaning } from './trades/cleaning'
import { computing } from './trades/computing'
import { cooling } from './trades/cooling'
import { design } from './trades/design'
import { electricity } from './trades/electricity'
import { garden } from './trades/garden'
import { heating } from './trades/heating'
import { homeRepairs } from './trades/home-repairs'
import { kitchen } from './trades/kitchen'
import { locks } from './trades/locks'
import { masonry } from './trades/masonry'
import { metalwork } from './trades/metalwork'
import { moving } from './trades/moving'
import { music } from './trades/music'
import { painting } from './trades/painting'
import { paperwork } from './trades/paperwork'
import { party } from './trades/party'
import { pets } from './trades/pets'
import { photo } from './trades/photo'
import { plumbing } from './trades/plumbing'
import { pool } from './trades/pool'
import { roofs } from './trades/roofs'
import { sewing } from './trades/sewing'
import { windows } from './trades/windows'

/** One drawing for each family of rubros. */
export const trades = {
  appliances,
  bikes,
  car,
  care,
  carpentry,
  cleaning,
  computing,
  cooling,
  design,
  electricity,
  garden,
  heating,
  homeRepairs,
  kitchen,
  locks,
  masonry,
  metalwork,
  moving,
  music,
  painting,
  paperwork,
  party,
  pets,
  photo,
  plumbing,
  pool,
  roofs,
  sewing,
  windows,
} satisfies Record<string, Drawing>

/** One drawing for each category of businesses. */
export const shops = {
  bar,
  cafe,
  clinic,
  cornerStore,
  gym,
  hotel,
  restaurant,
  salon,
  school,
  shop,
} satisfies Record<string, Drawing>

/** Drawings of what a page tells: a success, or that there is nothing. */
const moments = {
  approved,
  emptySearch,
  firstLead,
  firstReview,
  nothingHere,
  offline,
  paymentReceived,
  requestSent,
} satisfies Record<string, Drawing>

/** All drawings by name. A name is also the id and the file name of its drawing. */
export const drawings = { ...trades, ...shops, ...moments }
