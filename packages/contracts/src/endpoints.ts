import * as closing from './accounts/closing'
import * as accounts from './accounts/endpoints'
import * as identities from './accounts/identities'
import * as userLocation from './accounts/location'
import * as mailbox from './accounts/mailbox'
import * as noticeChoices from './accounts/notice-choices'
import * as optOut from './accounts/opt-out'
import * as profile from './accounts/profile'
import * as recovery from './accounts/recovery'
import * as secondFactor from './accounts/second-factor'
import * as exports from './admin/exports'
import * as jobs from './admin/jobs'
import * as adminLists from './admin/lists'
import * as mails from './admin/mails'
import * as adminPayments from './admin/payments/endpoints'
import * as userDecisions from './admin/user-decisions'
import * as adBanners from './advertising/banners'
import * as adBookings from './advertising/bookings'
import * as adDecisions from './advertising/deciding'
import * as businessCategories from './businesses/categories'
import * as businessClaims from './businesses/claims'
import * as businessDecisions from './businesses/decisions'
import * as businessImports from './businesses/importing/imports'
import * as businessMerging from './businesses/merging/merge'
import * as ownBusiness from './businesses/own-business'
import * as ownPlans from './businesses/own-plan'
import * as ownBusinesses from './businesses/owner'
import * as businessPauses from './businesses/pause'
import * as businessPosters from './businesses/poster'
import * as businessRegistration from './businesses/registration'
import * as businessReviews from './businesses/reviews'
import * as businessTerms from './businesses/terms/terms'
import * as businesses from './businesses/view'
import * as businessVisits from './businesses/visits/visits'
import type { Endpoint } from './endpoint'
import type { FormEndpoint } from './forms/define-form'
import * as health from './kernel/health'
import * as mailEvents from './kernel/mail-events'
import * as leads from './leads/endpoints'
import * as leadReports from './leads/reports'
import * as notices from './notices'
import * as push from './notices/push'
import * as payments from './payments/endpoints'
import * as invoiceData from './payments/invoice-data'
import * as photos from './photos/endpoints'
import * as places from './places/endpoints'
import * as placeLookup from './places/lookup'
import * as professionals from './professionals/approval'
import * as availability from './professionals/availability'
import * as professionalChecks from './professionals/checks'
import * as professionalDocuments from './professionals/documents'
import * as joining from './professionals/joining'
import * as ownProfessionals from './professionals/own-professional'
import * as plans from './professionals/plan/endpoints'
import * as portfolio from './professionals/portfolio'
import * as professionalProfile from './professionals/profile'
import * as professionalRubros from './professionals/rubros'
import * as workingHours from './professionals/working-hours'
import * as reviews from './reviews/endpoints'
import * as reviewReports from './reviews/reports'
import * as rubroDecisions from './rubros/decisions'
import * as rubros from './rubros/endpoints'
import * as searchBusinesses from './search/businesses'
import * as demand from './search/demand'
import * as indexNow from './search/index-now'
import * as nearbyProfessionals from './search/nearby-professionals'
import * as preview from './search/preview'
import * as searchProfessionals from './search/professionals'
import * as publicProfile from './search/public-profile'
import * as searchServiceRequests from './search/service-requests'
import * as sitemap from './search/sitemap'
import * as serviceRequests from './service-requests/endpoints'
import * as firstOffers from './service-requests/first-offer'
import * as matching from './service-requests/matching'
import * as ownRequests from './service-requests/own-request'
import * as requestLinks from './service-requests/request-links'
import * as urgentPayment from './service-requests/urgent-payment'
import * as workInProgress from './service-requests/work-endpoints'
import * as settings from './settings/endpoints'
import * as publicSettings from './settings/public-settings'
import * as site from './site'
import * as subscriptions from './subscriptions/endpoints'
import * as consumerRequests from './support/consumer-requests'
import * as contactMessages from './support/contact-messages'
import * as dataRequestForms from './support/data-request-forms'
import * as dataRequests from './support/data-requests'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const isForm = (endpoint: Endpoint): endpoint is FormEndpoint => endpoint.isForm === true

/** Every call that the server answers, forms included. The test that walks over all routes uses this list. */
export const allCalls: readonly Endpoint[] = [
  accounts,
  recovery,
  secondFactor,
  mailbox,
  identities,
  optOut,
  noticeChoices,
  profile,
  closing,
  serviceRequests,
  requestLinks,
  ownRequests,
  workInProgress,
  urgentPayment,
  payments,
  invoiceData,
  adminPayments,
  adminLists,
  subscriptions,
  plans,
  professionalRubros,
  professionals,
  ownProfessionals,
  professionalChecks,
  joining,
  professionalProfile,
  availability,
  professionalDocuments,
  portfolio,
  workingHours,
  photos,
  leads,
  leadReports,
  reviews,
  reviewReports,
  businessCategories,
  businessRegistration,
  businesses,
  businessReviews,
  businessVisits,
  ownBusiness,
  businessDecisions,
  businessMerging,
  businessTerms,
  businessClaims,
  businessImports,
  ownBusinesses,
  ownPlans,
  businessPosters,
  businessPauses,
  rubros,
  rubroDecisions,
  places,
  placeLookup,
  nearbyProfessionals,
  publicProfile,
  searchBusinesses,
  searchProfessionals,
  searchServiceRequests,
  adBookings,
  adBanners,
  adDecisions,
  indexNow,
  preview,
  sitemap,
  demand,
  userLocation,
  notices,
  push,
  matching,
  firstOffers,
  health,
  mailEvents,
  site,
  jobs,
  exports,
  mails,
  userDecisions,
  consumerRequests,
  contactMessages,
  dataRequests,
  dataRequestForms,
  settings,
  publicSettings,
].flatMap((noun) => Object.values(noun).filter(isEndpoint))

/** The calls that are plain HTML forms. */
export const allForms: readonly FormEndpoint[] = allCalls.filter(isForm)

/** Every endpoint of the API, without forms. The OpenAPI document is generated from this list. */
export const allEndpoints: readonly Endpoint[] = allCalls.filter((endpoint) => !isForm(endpoint))
