/** Constants that browser and server share and that nobody changes at run time; docs/product.md says what each is for. */
export const limits = {
  usernameMin: 3,
  usernameMax: 40,
  /** The longest address that RFC 5321 allows. */
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  /** How long a mailed link to set a new password is valid. */
  passwordResetMinutes: 60,
  /** Links mailed to one account in 24 hours; after that the next one is mailed when the last one has expired. */
  passwordResetMails: 3,
  /** A link requested sooner than this after the last one is not mailed. */
  passwordResetPauseMinutes: 2,
  /** How long a mailed link confirms a mail address, and how many are mailed in 24 hours for one account or to one mailbox. */
  emailConfirmationHours: 48,
  emailConfirmationMails: 5,
  /** How recent the login must be for an account without a password to do what otherwise needs the password. */
  recentLoginMinutes: 15,
  /** Includes every prefix and spaces: '00 54 9 (0341) 15 - 612 - 3499'. */
  phoneMax: 40,
  /** How long an admin who gave the second factor is not asked for it again before refunds, exports, roles and settings. */
  stepUpMinutes: 10,
  /** How long the second step of a login, or the set-up of an authenticator app, may take. */
  secondStepMinutes: 10,
  /** Wrong codes at the logins of one account, or in one open session, before every code there is refused for a while. */
  factorAttempts: 10,
  factorAttemptMinutes: 15,
  /** The owner is mailed from this wrong code on, once in `factorAttemptMinutes` and this often in 24 hours. */
  factorWarningAttempts: 3,
  factorWarningsPerDay: 5,
  recoveryCodes: 10,
  passkeys: 10,
  photosPerRequest: 5,
  /** Unused photos of one sender: more than any form needs, too few to fill the disk. */
  waitingPhotos: 20,
  photoBytes: 10 * 1024 * 1024,
  /** Millions of pixels: of a JPEG, which is shrunk while it is read, and of formats that are read whole (progressive JPEGs too). */
  photoMegapixels: 120,
  wholePhotoMegapixels: 40,
  /** Largest file that the browser tries to shrink; no phone of today makes larger ones. */
  pickedPhotoBytes: 60 * 1024 * 1024,
  /** The browser sends a JPEG below this size unchanged and shrinks a larger one to this many pixels a side. */
  shrinkPhotoBytes: 1024 * 1024,
  shrunkPhotoPx: 2048,
  /**
   * Bytes of unused photos and documents, of one connection and of the whole site. Beyond that, uploads without an account
   * are refused; accounts have `waitingBytesFactorOfAccounts` times as much.
   */
  waitingBytesPerConnection: 100 * 1024 * 1024,
  /** Bytes of photos of one connection that requests took within a day. */
  attachedBytesPerConnection: 500 * 1024 * 1024,
  waitingBytesOfSite: 2 * 1024 * 1024 * 1024,
  waitingBytesFactorOfAccounts: 2,
  /** Share of `waitingBytesOfSite` from which admins and alarms are notified. */
  waitingBytesAlarm: 0.8,
  /** Retry-After of an upload that was refused for lack of room. */
  uploadRetryMinutes: 15,
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
  /** How often the owner of a paid business is mailed a new link after the last one has expired. */
  businessClaimReminders: 4,
  /** The code mailed to an unclaimed business page: longer than other codes, because anybody may request it again and again. */
  pageCodeDigits: 8,
  pageCodeMinutes: 30,
  /** Pause before the same caller may request another code. */
  pageCodeWaitSeconds: 60,
  /** Codes that one account or device may request in 24 hours, and that one mailbox gets from all callers. */
  pageCodeMails: 8,
  pageCodeMailsPerMailbox: 24,
  /** After how many days a business that is neither claimed nor paid is deleted. */
  unclaimedBusinessDays: 30,
  /** A CSV of businesses that an admin imports, and how long its lines are kept. */
  importBytes: 8 * 1024 * 1024,
  importLines: 20_000,
  importLineDays: 30,
  /** How long a draft of the business wizard is kept for an account. */
  businessDraftDays: 30,
  /** How long it is kept for a visitor, and drafts of one connection. */
  visitorDraftDays: 2,
  draftsPerConnection: 20,
  /** Weeks of visits that the owner of a business sees. */
  visitWeeks: 12,
  /** Browsers of one connection that count as visitors in a day: enough for an office, too few to inflate the figures. */
  visitorsPerConnection: 8,
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
  /** How long unconfirmed requests that strangers filed with a phone count against that phone. */
  strangersCountHours: 3,
  /** How often the client may change rubro or locality of a request: each change notifies other professionals. */
  movesPerRequest: 2,
  leadsUnconfirmed: 2,
  /**
   * How many unconfirmed requests of one connection professionals are notified of within an hour, in all and of one
   * rubro. They hear of the others once these are confirmed.
   */
  unconfirmedPerConnection: 5,
  unconfirmedOfRubroPerConnection: 3,
  /** Notices of unconfirmed requests for one professional within an hour; the mail of the day lists the others. */
  unconfirmedNoticesPerProfessional: 6,
  /** The same of requests of one connection, confirmed ones included: more than one client files in a day. */
  connectionNoticesPerProfessional: 8,
  /**
   * How many codes and links are mailed an hour for unconfirmed requests of one connection, to mailboxes that anybody may
   * type. Other codes wait, and a request whose code was never mailed is deleted after so many hours.
   */
  confirmationMailsPerConnection: 30,
  waitingCodeHours: 24,
  deadLeadDays: 7,
  /** How long the professional who did the work keeps the contact data afterwards. */
  keptContactDays: 30,
  automaticReturnsPerMonth: 2,
  /** How long others may still open the contact while only the professional says that the work began or is done. */
  claimedWorkHours: 24,
  /** 'Contactado' supports such a claim only if it was marked this long before. */
  contactBeforeWorkMinutes: 30,
  /** How long the client may contradict a completion reported by somebody else ('No fue así'). */
  reopenDays: 7,
  /** Minimum remaining days of a reopened request. */
  reopenedDaysMin: 3,
  /** Days without news of work in progress after which the client is asked, and days to answer. */
  workQuietDays: 30,
  workAnswerDays: 14,
  waveSize: 20,
  waveMinutes: 30,
  expiryWarningHours: 24,
  /** Hour in Argentina at which the mail of the day is made, and how many requests it lists. */
  digestHour: 8,
  digestRequests: 20,
  unusedPhotoHours: 24,
  /** The signed address of a photo is valid for one to two times this. */
  photoAddressHours: 1,
  /** How long a browser keeps an unsent form, and the place and contact of the last sent one. */
  keptFormDays: 7,
  keptClientDays: 180,
  /** How long the payment page of the urgency fee stays open. */
  urgentCheckoutMinutes: 60,
  urgentWaveMinutes: 10,
  /** Until when the client of an urgent request may say that nobody called. */
  urgentComplaintHours: 24,
  /** The share of urgent requests answered in time is shown from this many requests on, counted over these days. */
  urgentShareMin: 20,
  urgentShareDays: 90,
  /** When a fee that was paid without a form and that no request used is refunded. */
  unusedFeeHours: 24,
  /** How long after the payment page closed a payment may still arrive: until then the provider is asked and drafts are kept. */
  latePaymentDays: 3,
  /** Urgent drafts of one account or device that wait for their payment. */
  draftsPerHour: 10,
  verificationCheckoutHours: 24,
  /** How long a subscription continues after a failed charge: the provider retries that long. */
  graceDays: 10,
  /** How long an authorised subscription gives access before its first charge, which usually comes within an hour. */
  provisionalAccessHours: 24,
  /** Leads that may be opened in that time; a professional who cancels before the charge pays for none of them. */
  leadsOnTrust: 5,
  /** How long a subscription waits for its payer before it expires. */
  pendingSubscriptionDays: 7,
  priceNoticeDays: 30,
  /** Time to answer the two buttons of consumer law. */
  consumerRequestHours: 24,
  /** How long the access token of an API client is valid. */
  accessTokenMinutes: 10,
  /** How long notifications of the provider are kept, to investigate a payment. */
  keptNewsDays: 90,
  /** Long enough to answer an owner who asks about a login that they do not recognise. */
  endedSessionDays: 30,
  /** How far ahead a price or limit is set. */
  settingAheadDays: 730,
  /** How long the remaining free leads of a closed account are remembered. */
  spentTrialDays: 730,
  /** Consumer requests from one address within these hours that are answered with a mail: the address is unproven. */
  consumerRequestMails: 5,
  consumerRequestMailHours: 24,
  /** Within how many working days the team usually decides about a new account. */
  approvalAnswerWorkingDays: 1,
  /** Within how many hours of working days a message of the contact form is answered. */
  contactAnswerHours: 48,
  /** Minimum characters of a message of the contact form. */
  contactMessageMin: 10,
  /** Messages from one address within these hours that are mailed to the team one by one; later ones are mailed together. */
  contactMessageMails: 5,
  contactMessageMailHours: 24,
  /** The same for all addresses together within an hour, because anybody can invent addresses. */
  contactMailsPerHour: 20,
  reviewTitleMax: 80,
  reviewMax: 1500,
  reviewAnswerMax: 1000,
  /** How long a client may change their review. */
  reviewEditDays: 30,
  /** A request completed sooner than this after filing proves no work; the second is for a request with a first offer. */
  quickCompletionMinutes: 30,
  quickPreferredCompletionMinutes: 180,
  /** How many reviews of one professional count that come from one device, network, phone or mailbox. */
  reviewsFromOnePlace: 2,
  /** Reviews from which an average is shown: one or two friends must not make a 5,0. */
  reviewsForAverage: 3,
  /** Measured contacts from which a response time is shown: the median of one contact means nothing. */
  contactsForResponse: 3,
  /** Minimum age of a review on the home page. */
  homeReviewMinHours: 24,
  /** 'Contactado' marked sooner than this after opening the data does not count as a response. */
  contactSecondsMin: 60,
  /** How long device and network of a review are kept, to investigate false reviews. */
  reviewMarkDays: 60,
  /** How long after completion the client is asked for a review: enough time to contradict the completion first. */
  reviewAskHours: 3,
  codeDigits: 6,
  codeAttempts: 5,
  codeAttemptsOfStrangers: 3,
  /** Tracking links in one mail to a client who lost them. */
  linksPerMail: 3,
  /** And how many to one mailbox in 24 hours: anybody may ask for them. */
  linkMailsPerMailbox: 9,
  codeMailsPerRequest: 10,
  /** Codes within an hour for all requests of one device; beyond it none is sent again or to another mailbox. */
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
  featuredShown: 3,
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
  /** Farther than this from every locality is not in Argentina. */
  nearestPlaceKm: 100,
  recentLocations: 5,
  /** Demand shown to a professional: days, maximum requests counted, towns named on the map. */
  demandDays: 90,
  /** Days of the work figures in the portal. */
  workFigureDays: 90,
  demandCounted: 5000,
  demandTowns: 12,
  /** How many days ahead a professional may end a break. */
  awayDaysMax: 180,
  serviceRadiusKmMin: 5,
  serviceRadiusKmMax: 100,
  serviceRadiusKmStep: 5,
  serviceRadiusKmDefault: 25,
  /**
   * Roughly how many unknown ids the provider is asked about in an hour. Without this limit a sender of signed notifications
   * could make us flood the provider. Ids that are stored here do not count.
   */
  unknownNewsPerHour: 300,
  /** Browsers of one account that receive pushes; a further one replaces the oldest. */
  pushDevices: 10,
  /** How long a push service keeps a notice for a device that is switched off: shorter for new requests, which age quickly. */
  pushHours: 24,
  newRequestPushHours: 3,
  /** Events in one call of the mail provider, and maximum age of its signature. */
  mailEventsPerCall: 500,
  mailEventsMinutes: 5,
  /** An address is marked as refused after this many temporary failures within these days. */
  softBounces: 5,
  softBounceDays: 30,
  /** How long these events are kept. */
  mailEventDays: 60,
  /** How long the answer of a call with an idempotency key is kept, and how long a running call keeps its claim. */
  idempotencyHours: 24,
  idempotencyLeaseSeconds: 60,
  idempotencyKeyMax: 255,
  /**
   * Stored answers of one connection: number, bytes of each, bytes of all together. Calls with a session have
   * `keptAnswersFactorOfAccounts` times as much room.
   */
  keptAnswersPerConnection: 1000,
  keptAnswerBytes: 64 * 1024,
  keptAnswerBytesPerConnection: 8 * 1024 * 1024,
  keptAnswersFactorOfAccounts: 2,
} as const

export const expirationDaysChoices = [3, 7, 14, 30] as const
export const expirationDaysDefault = 7
