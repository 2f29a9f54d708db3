/**
 * Constants that browser and server share and that nobody changes at run time; docs/product.md says what each is for.
 */
export const limits = {
  /** Hours after which a request is deleted if its code was never mailed. */
  waitingCodeHours: 24,
  usernameMin: 3,
  usernameMax: 40,
  /** The longest address that RFC 5321 allows. */
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  /** How long a mailed link to set a new password is valid. */
  passwordResetMinutes: 60,
  /**
   * How long a mailed link confirms a mail address, and how many are mailed in 24 hours for one account or to one
   * mailbox.
   */
  emailConfirmationHours: 48,
  emailConfirmationMails: 5,
  /** How recent the login must be for an account without a password to do what otherwise needs the password. */
  recentLoginMinutes: 15,
  /** Includes every prefix and spaces: '00 54 9 (0341) 15 - 612 - 3499'. */
  phoneMax: 40,
  /**
   * How long an admin who gave the second factor is not asked for it again before refunds, exports, roles and settings.
   */
  stepUpMinutes: 10,
  recoveryCodes: 10,
  passkeys: 10,
  photosPerRequest: 5,
  /** Unused photos of one sender: more than any form needs, too few to fill the disk. */
  waitingPhotos: 20,
  photoBytes: 10 * 1024 * 1024,
  /**
   * Millions of pixels: of a JPEG, which is shrunk while it is read, and of formats that are read whole (progressive
   * JPEGs too).
   */
  photoMegapixels: 120,
  wholePhotoMegapixels: 40,
  /** Largest file that the browser tries to shrink; no phone of today makes larger ones. */
  pickedPhotoBytes: 60 * 1024 * 1024,
  /** The browser sends a JPEG below this size unchanged and shrinks a larger one to this many pixels a side. */
  shrinkPhotoBytes: 1024 * 1024,
  shrunkPhotoPx: 2048,
  /** Documents that prove who a professional is. */
  documentsPerProfessional: 5,
  /** How long a started registration allows documents without an account, and how many one connection may have. */
  startedRegistrationHours: 24,
  startedRegistrationsPerConnection: 30,
  /** Portfolio pictures of a professional, and characters of each caption. */
  portfolioPhotos: 12,
  captionMax: 120,
  /** Opening intervals a day: 'De 9 a 13 y de 16:30 a 20'. */
  intervalsPerDay: 2,
  businessNameMax: 100,
  shortDescriptionMax: 160,
  webAddressMax: 300,
  /** Characters of the text that says what an admin verified about a business. */
  verifiedWhatMax: 120,
  /** Pictures of a business, without its logo. */
  businessPhotos: 12,
  /** Pictures from which the page of a business counts as complete. */
  tellingPhotos: 3,
  /** Maximum distance between a business and the centre of its town. */
  businessSpotKm: 60,
  /** Days with special hours that a business may enter ahead. */
  specialDays: 60,
  employeesMax: 100_000,
  foundingYearMin: 1500,
  /** Rubros included in the plan 'Premium'. */
  premiumRubros: 5,
  /** Unpaid businesses of one account or device. */
  unpaidBusinesses: 3,
  /** How long the mailed link opens the account that was made for the owner of a business. */
  businessClaimDays: 7,
  /**
   * The code mailed to an unclaimed business page: longer than other codes, because anybody may request it again and
   * again.
   */
  pageCodeDigits: 8,
  pageCodeMinutes: 30,
  /** Codes that one account or device may request in 24 hours. */
  pageCodeMails: 8,
  /** A CSV of businesses that an admin imports. */
  importBytes: 8 * 1024 * 1024,
  importLines: 20_000,
  /** Drafts of the business wizard of one connection. */
  draftsPerConnection: 20,
  documentBytes: 10 * 1024 * 1024,
  waitingDocuments: 10,
  descriptionMax: 2000,
  titleMax: 120,
  nameMax: 80,
  addressMax: 160,
  postalCodeMax: 10,
  noteMax: 500,
  rubroNameMax: 60,
  rubroDescriptionMax: 300,
  /** Synonyms of one rubro, and characters of each. */
  rubroSynonyms: 60,
  rubroSynonymLength: 60,
  liveRequestsPerClient: 3,
  /** Requests filed with one phone, mail, device or account in a calendar day of Argentina, also cancelled ones. */
  filingsPerDay: 6,
  /** How often the client may change rubro or locality of a request: each change notifies other professionals. */
  movesPerRequest: 2,
  leadsUnconfirmed: 2,
  deadLeadDays: 7,
  /** How long the professional who did the work keeps the contact data afterwards. */
  keptContactDays: 30,
  automaticReturnsPerMonth: 2,
  /** How long the client may contradict a completion reported by somebody else ('No fue así'). */
  reopenDays: 7,
  /** Days without news of work in progress after which the client is asked, and days to answer. */
  workQuietDays: 30,
  workAnswerDays: 14,
  waveSize: 20,
  waveMinutes: 30,
  expiryWarningHours: 24,
  /** Hour in Argentina at which the mail of the day is made. */
  digestHour: 8,
  unusedPhotoHours: 24,
  /** The signed address of a photo is valid for one to two times this. */
  photoAddressHours: 1,
  /** How long a browser keeps an unsent form, and the place and contact of the last sent one. */
  keptFormDays: 7,
  keptClientDays: 180,
  /** How long the payment page of the urgency fee stays open. */
  urgentCheckoutMinutes: 60,
  urgentWaveMinutes: 10,
  /** Hours during which the client of an urgent request may report that nobody called. */
  urgentComplaintHours: 24,
  /** Hours after which a fee is refunded if it was paid without a form and no request used it. */
  unusedFeeHours: 24,
  /**
   * How many days after the payment page closed a payment may still arrive. Until then the provider is polled and
   * drafts are kept.
   */
  latePaymentDays: 3,
  /** How long a subscription continues after a failed charge: the provider retries that long. */
  graceDays: 10,
  /** Leads that may be opened in that time. A professional who cancels before the charge pays for none of them. */
  leadsOnTrust: 5,
  /** How many days before a price change the payers are notified. */
  priceNoticeDays: 30,
  /** Time to answer the two buttons of consumer law. */
  consumerRequestHours: 24,
  /** How long the access token of an API client is valid. */
  accessTokenMinutes: 10,
  /** How long notifications of the provider are kept, to investigate a payment. */
  keptNewsDays: 90,
  /** Long enough to answer an owner who asks about an unknown login. */
  endedSessionDays: 30,
  /** How long the remaining free leads of a closed account are remembered. */
  spentTrialDays: 730,
  /** The hours in which `serverLimits.consumerRequestMails` counts. */
  consumerRequestMailHours: 24,
  /** Within how many working days the team usually decides about a new account. */
  approvalAnswerWorkingDays: 1,
  /** Within how many hours of working days a message of the contact form is answered. */
  contactAnswerHours: 48,
  /** Minimum characters of a message of the contact form. */
  contactMessageMin: 10,
  reviewTitleMax: 80,
  reviewMax: 1500,
  reviewAnswerMax: 1000,
  /** Minimum reviews for showing an average, because one or two friends must not produce a 5,0. */
  reviewsForAverage: 3,
  /** Minimum finished works for showing their number. A lower one would speak against a new professional. */
  jobsDoneShownMin: 3,
  /** How long device and network of a review are kept, to investigate false reviews. */
  reviewMarkDays: 60,
  codeDigits: 6,
  /** Codes per hour for all requests of one device. Above the limit, no code is sent again or to another mailbox. */
  codeMailsPerDevice: 15,
  /** Codes to one mailbox in a calendar day of Argentina, for all requests together. */
  codeMailsPerMailbox: 8,
  /** Items on a page of a list of one's own records: default and maximum. */
  ownListDefault: 20,
  ownListMax: 100,
  nearbyDefault: 20,
  nearbyMax: 50,
  localidadesMax: 500,
  /** Characters of a search, and results on a page: default and maximum. */
  searchTextMax: 120,
  /** Characters of '¿Qué necesitás?' on the home page, which become part of an address. */
  needMax: 500,
  searchPage: 10,
  searchPageMax: 50,
  /** Towns that are suggested for an unknown town. */
  meantTowns: 3,
  /** Maximum results that a search counts and pages through. */
  searchCounted: 200,
  searchRadiusKmDefault: 25,
  /** Search of businesses: results on a page, results counted, default radius, labelled places. */
  businessPage: 5,
  businessSearchCounted: 1000,
  businessRadiusKmDefault: 5,
  /** Days for which an admin may give a labelled place. */
  featuredDaysMax: 365,
  /** Letters from which towns are suggested while typing, and how many. */
  townLettersMin: 3,
  townsOffered: 8,
  /** Search of places: results on a page, suggestions, letters from which they appear, radius. */
  placesPage: 20,
  placesSuggested: 5,
  placeLettersMin: 2,
  placeRadiusMetresDefault: 5000,
  placeRadiusMetresMax: 50_000,
  placePhotoWidthDefault: 400,
  placePhotoWidthMax: 1600,
  /** Characters from which a description counts as complete. */
  tellingDescription: 150,
  recentLocations: 5,
  /** Demand shown to a professional: days, and maximum requests counted. */
  demandDays: 90,
  demandCounted: 5000,
  /** How many days ahead a professional may end a break. */
  awayDaysMax: 180,
  serviceRadiusKmMin: 5,
  serviceRadiusKmMax: 100,
  serviceRadiusKmStep: 5,
  serviceRadiusKmDefault: 25,
  /** Events in one call of the mail provider. */
  mailEventsPerCall: 500,
  /** How long these events are kept. */
  mailEventDays: 60,
  /** How long the answer of a call with an idempotency key is kept. */
  idempotencyHours: 24,
  idempotencyKeyMax: 255,
} as const

export const expirationDaysChoices = [3, 7, 14, 30] as const
export const expirationDaysDefault = 7
