/** Numbers that browser and server must agree on and that nobody changes at run time (docs/product.md has what for). */
export const limits = {
  usernameMin: 3,
  usernameMax: 40,
  /** What the mail's own standard (RFC 5321) has room for. */
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  /** How long a mailed link lets somebody set another password. */
  passwordResetMinutes: 60,
  /** How many such links one account is mailed in 24 hours before the next waits until the last one is over. */
  passwordResetMails: 3,
  /** Two that are asked for in one go are one mail. */
  passwordResetPauseMinutes: 2,
  /** How long a mailed link confirms a mail address, and how many are mailed in 24 hours: for one account, to one mailbox. */
  emailConfirmationHours: 48,
  emailConfirmationMails: 5,
  /** How recent a login is that stands in for the password of an account without one. */
  recentLoginMinutes: 15,
  /** With every prefix and its spaces: '00 54 9 (0341) 15 - 612 - 3499'. */
  phoneMax: 40,
  /** How long an admin who gave the second factor is not asked for it again before refunds, exports, roles and settings. */
  stepUpMinutes: 10,
  /** How long the second step of a login, or the set-up of an authenticator app, may take. */
  secondStepMinutes: 10,
  /** Wrong codes at the logins of one account, or in one open session, before every code there is refused for a while. */
  factorAttempts: 10,
  factorAttemptMinutes: 15,
  /** From which of them on the owner is mailed, once in those minutes, and how many such mails go out in 24 hours. */
  factorWarningAttempts: 3,
  factorWarningsPerDay: 5,
  recoveryCodes: 10,
  passkeys: 10,
  photosPerRequest: 5,
  /** Of one sender, that no request has taken yet: more than any form needs, fewer than a full disk. */
  waitingPhotos: 20,
  photoBytes: 10 * 1024 * 1024,
  /** Of a JPEG, which is shrunk while it is read; other kinds and progressive JPEGs are read whole. Both in millions. */
  photoMegapixels: 120,
  wholePhotoMegapixels: 40,
  /** What a browser reads at all to shrink it: more than phones of these years make. */
  pickedPhotoBytes: 60 * 1024 * 1024,
  /** A lighter JPEG is sent as it is; a heavier one is drawn with this many pixels a side. */
  shrinkPhotoBytes: 1024 * 1024,
  shrunkPhotoPx: 2048,
  /**
   * Bytes of photos and documents that nothing has taken yet: those that came by one connection, and all of the site. From
   * there on files are refused that are sent without an account; accounts have `waitingBytesFactorOfAccounts` times as much.
   */
  waitingBytesPerConnection: 100 * 1024 * 1024,
  waitingBytesOfSite: 2 * 1024 * 1024 * 1024,
  waitingBytesFactorOfAccounts: 2,
  /** From which share of `waitingBytesOfSite` on admins and alarms are told. */
  waitingBytesAlarm: 0.8,
  /** When somebody whose file found no room may try again. */
  uploadRetryMinutes: 15,
  /** What shows who a professional is, and how many of one sender wait for a registration to take them. */
  documentsPerProfessional: 5,
  /** How long a started registration allows documents without an account, and how many one connection may have. */
  startedRegistrationHours: 24,
  startedRegistrationsPerConnection: 30,
  /** Pictures of their work that a professional shows, and how much is said of each. */
  portfolioPhotos: 12,
  captionMax: 120,
  /** 'De 9 a 13 y de 16:30 a 20'. */
  intervalsPerDay: 2,
  businessNameMax: 100,
  shortDescriptionMax: 160,
  webAddressMax: 300,
  /** Words that say what of a business was verified. */
  verifiedWhatMax: 120,
  /** Pictures that a business shows, beside its logo. */
  businessPhotos: 12,
  /** With so many of them a page counts as whole. */
  tellingPhotos: 3,
  /** How far from the centre of its town the door of a business may be. */
  businessSpotKm: 60,
  /** Days on which a business is not open as usual, that it names ahead. */
  specialDays: 60,
  employeesMax: 100_000,
  foundingYearMin: 1500,
  /** How many rubros the plan in the middle includes. */
  premiumRubros: 5,
  /** Businesses of one account or device that nobody has paid for. */
  unpaidBusinesses: 3,
  /** How long the mailed link lets the owner of a business take the account that was made for them. */
  businessClaimDays: 7,
  /** How often whoever registered a business that is paid is mailed another link, when the last one is over. */
  businessClaimReminders: 4,
  /** The code that is mailed to a page that nobody has taken: longer than others, as anybody may ask for it without end. */
  pageCodeDigits: 8,
  pageCodeMinutes: 30,
  /** How soon whoever asked for one may have another mailed there. */
  pageCodeWaitSeconds: 60,
  /** How many an account or device may ask for in 24 hours, and how many a mailbox gets, whoever asks. */
  pageCodeMails: 8,
  pageCodeMailsPerMailbox: 24,
  /** After how many days a business goes that nobody claimed and nobody paid for. */
  unclaimedBusinessDays: 30,
  /** A file of businesses that an admin brings in, and how long its lines are kept. */
  importBytes: 8 * 1024 * 1024,
  importLines: 20_000,
  importLineDays: 30,
  /** How long what was typed into the wizard is kept. */
  businessDraftDays: 30,
  /** The same of somebody without an account, and how many of one connection are kept. */
  visitorDraftDays: 2,
  draftsPerConnection: 20,
  /** Weeks of visits that the owner of a business is shown. */
  visitWeeks: 12,
  /** How many browsers behind one connection count in a day: a family or an office, and no row of made-up ones. */
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
  /** Other words that one rubro is searched by, and how long each of them may be. */
  rubroSynonyms: 60,
  rubroSynonymLength: 60,
  liveRequestsPerClient: 3,
  /** Of one phone, mail, device or account in a day of Argentina, whatever became of them. */
  filingsPerDay: 6,
  /** For how long what others filed with a phone, and did not confirm, counts against whoever files with it. */
  strangersCountHours: 3,
  /** How often the client may give one request another rubro or locality: each time other professionals are called. */
  movesPerRequest: 2,
  leadsUnconfirmed: 2,
  /**
   * How many unconfirmed requests of one connection professionals are notified of within an hour, in all and of one
   * rubro. They hear of the others once these are confirmed.
   */
  unconfirmedPerConnection: 5,
  unconfirmedOfRubroPerConnection: 3,
  /** How many notices of unconfirmed requests one professional gets within an hour; the others are in the mail of the day. */
  unconfirmedNoticesPerProfessional: 6,
  /**
   * How many codes and links are mailed an hour for unconfirmed requests of one connection, to mailboxes that anybody may
   * type. Other codes wait, and a request whose code was never mailed is deleted after so many hours.
   */
  confirmationMailsPerConnection: 30,
  waitingCodeHours: 24,
  deadLeadDays: 7,
  /** How long whoever did the work keeps the client's contact after it is done. */
  keptContactDays: 30,
  automaticReturnsPerMonth: 2,
  /** For how long others may open a contact though a professional says, alone, that the work began or is done. */
  claimedWorkHours: 24,
  /** How long before such a word 'Contactado' has to be marked to count for it. */
  contactBeforeWorkMinutes: 30,
  /** For how long the client may say that the work is not done ('No fue así') when somebody else said that it is. */
  reopenDays: 7,
  /** How long a request that was reopened lives at least, if it had not much left. */
  reopenedDaysMin: 3,
  /** After how many days without news of work in progress the client is asked, and how long an answer is waited for. */
  workQuietDays: 30,
  workAnswerDays: 14,
  waveSize: 20,
  waveMinutes: 30,
  expiryWarningHours: 24,
  /** At which full hour in Argentina the daily mail of new requests is made, and how many of them it names. */
  digestHour: 8,
  digestRequests: 20,
  unusedPhotoHours: 24,
  /** The signed address of a photo holds for one to two of these. */
  photoAddressHours: 1,
  /** How long a browser keeps a form that was not sent, and place and contact of the last one that was. */
  keptFormDays: 7,
  keptClientDays: 180,
  /** How long the page where the urgency fee is paid stays open. */
  urgentCheckoutMinutes: 60,
  urgentWaveMinutes: 10,
  /** Until when the client of an urgent request may say that nobody called. */
  urgentComplaintHours: 24,
  /** The share of urgent requests that were answered in time is told once there are this many, of the last days. */
  urgentShareMin: 20,
  urgentShareDays: 90,
  /** A fee that was paid by itself, without a form, is given back when no request uses it. */
  unusedFeeHours: 24,
  /** How long after its payment page ended a payment may still be heard of: so long it is asked for, and what waits for it is kept. */
  latePaymentDays: 3,
  /** Urgent forms of one account or device that wait for their payment. */
  draftsPerHour: 10,
  verificationCheckoutHours: 24,
  /** How long a subscription whose charge failed goes on: the provider's own window of retries. */
  graceDays: 10,
  /** Access between authorising a subscription and its first charge, which takes the provider up to an hour. */
  provisionalAccessHours: 24,
  /** Leads that may be opened in that time: whoever cancels before the charge has paid for none of them. */
  leadsOnTrust: 5,
  /** How long a subscription may wait for its payer before it is given up. */
  pendingSubscriptionDays: 7,
  priceNoticeDays: 30,
  /** Within which time the two buttons of the law are answered. */
  consumerRequestHours: 24,
  /** How long a program's token opens the calls before the next pair is asked for. */
  accessTokenMinutes: 10,
  /** How long what the provider told is kept, for whoever looks into a payment. */
  keptNewsDays: 90,
  /** Long enough to answer an owner who asks about a login that they do not recognise. */
  endedSessionDays: 30,
  /** How far ahead a price or limit is set. */
  settingAheadDays: 730,
  /** How long it is known of somebody who closed their account what was left of their free leads. */
  spentTrialDays: 730,
  /** Each one mails its sender, whose address nobody has proven; more within these hours are taken without a mail. */
  consumerRequestMails: 5,
  consumerRequestMailHours: 24,
  /** Within how many working days the team usually decides about a new account. */
  approvalAnswerWorkingDays: 1,
  /** Within how many hours of working days a message of the contact form is answered. */
  contactAnswerHours: 48,
  /** How short a message of the contact form may be. */
  contactMessageMin: 10,
  /** Messages under one mail address that the team gets a mail each of within these hours; of more it is told together. */
  contactMessageMails: 5,
  contactMessageMailHours: 24,
  /** The same of messages under whatever address, which anybody makes up, within an hour. */
  contactMailsPerHour: 20,
  reviewTitleMax: 80,
  reviewMax: 1500,
  reviewAnswerMax: 1000,
  /** How long a client may change what they wrote. */
  reviewEditDays: 30,
  /** A request that is completed sooner after it was filed is no proof of work, and neither is one for a chosen professional. */
  quickCompletionMinutes: 30,
  quickPreferredCompletionMinutes: 180,
  /** How many reviews of one professional count that come from one device, network, phone or mailbox. */
  reviewsFromOnePlace: 2,
  /** From how many reviews on an average is shown: one or two friends make no 5,0. */
  reviewsForAverage: 3,
  /** From how many measured contacts on it is said how quickly somebody usually responds: one is no habit. */
  contactsForResponse: 3,
  /** How old a review is before the home shows it. */
  homeReviewMinHours: 24,
  /** A professional who marks 'Contactado' sooner after opening the data has not answered anybody yet. */
  contactSecondsMin: 60,
  /** How long it is known from which device and network a review came, for who looks into false ones. */
  reviewMarkDays: 60,
  /** How long after the work is done the client is asked by mail how it went: a denial comes sooner. */
  reviewAskHours: 3,
  codeDigits: 6,
  codeAttempts: 5,
  codeAttemptsOfStrangers: 3,
  /** How many tracking links are mailed at once to who lost them. */
  linksPerMail: 3,
  codeMailsPerRequest: 10,
  /** Within an hour, of whatever requests of one device: then none is mailed again nor to another mailbox. */
  codeMailsPerDevice: 15,
  /** To one mailbox in a day of Argentina, of whatever requests: then no other code is asked for there. */
  codeMailsPerMailbox: 8,
  /** How many of one's own things a page of a list has, unless told otherwise, and at most. */
  ownListDefault: 20,
  ownListMax: 100,
  nearbyDefault: 20,
  nearbyMax: 50,
  localidadesMax: 500,
  /** What is typed into a search, and how many results a page has unless told otherwise, and at most. */
  searchTextMax: 120,
  /** What a visitor types into '¿Qué necesitás?' on the home page, which travels in an address. */
  needMax: 500,
  searchPage: 10,
  searchPageMax: 50,
  /** How many towns are offered in place of one that nobody knows. */
  meantTowns: 3,
  /** How far a search counts and leads on: whoever finds more asks more precisely. */
  searchCounted: 200,
  searchRadiusKmDefault: 25,
  /** The same of businesses: how many a page has, how far they are counted, how far around a point, how many labelled places. */
  businessPage: 5,
  businessSearchCounted: 1000,
  businessRadiusKmDefault: 5,
  featuredShown: 3,
  /** For how many days an admin may give a labelled place at a time. */
  featuredDaysMax: 365,
  /** From how many letters on towns are offered while somebody types, and how many. */
  townLettersMin: 3,
  townsOffered: 8,
  /** The same of the search of places: how many a page has, how many are suggested and from how many letters on, how far around a point. */
  placesPage: 20,
  placesSuggested: 5,
  placeLettersMin: 2,
  placeRadiusMetresDefault: 5000,
  placeRadiusMetresMax: 50_000,
  placePhotoWidthDefault: 400,
  placePhotoWidthMax: 1600,
  /** A description of so many letters counts as a whole one. */
  tellingDescription: 150,
  /** Somebody who is farther than this from every locality of the list is not in Argentina, or far out at sea. */
  nearestPlaceKm: 100,
  recentLocations: 5,
  /** Over how many days a professional is told what was asked for, up to how many requests, and how many towns a map names. */
  demandDays: 90,
  /** Over how many days the portal tells how the own work went. */
  workFigureDays: 90,
  demandCounted: 5000,
  demandTowns: 12,
  /** For how long a professional may say beforehand that they take no work. */
  awayDaysMax: 180,
  serviceRadiusKmMin: 5,
  serviceRadiusKmMax: 100,
  serviceRadiusKmStep: 5,
  serviceRadiusKmDefault: 25,
  /**
   * About how many ids that nobody here knows the provider is asked in an hour. Whoever can sign notifications could
   * otherwise make us run down the provider; news of what is known here never count.
   */
  unknownNewsPerHour: 300,
  /** Browsers of one account that notices are pushed to: of more the oldest gives way. */
  pushDevices: 10,
  /** How long a push service keeps a notice for a device that is switched off; one of a new request is worth less later. */
  pushHours: 24,
  newRequestPushHours: 3,
  /** What the mail provider tells in one call, and how far from now a call may have been signed. */
  mailEventsPerCall: 500,
  mailEventsMinutes: 5,
  /** So many mails in these days that could not be delivered for now mark their address as one that is refused for good. */
  softBounces: 5,
  softBounceDays: 30,
  /** How long what it told is kept. */
  mailEventDays: 60,
  /** How long the answer of a call with an idempotency key is kept, and how long such a call may run. */
  idempotencyHours: 24,
  idempotencyLeaseSeconds: 60,
  idempotencyKeyMax: 255,
  /**
   * How many answers of calls with such a key are kept for one connection at a time, how large one may be and all of them
   * together. Calls with a session have `keptAnswersFactorOfAccounts` times as much room.
   */
  keptAnswersPerConnection: 1000,
  keptAnswerBytes: 64 * 1024,
  keptAnswerBytesPerConnection: 8 * 1024 * 1024,
  keptAnswersFactorOfAccounts: 2,
} as const

export const expirationDaysChoices = [3, 7, 14, 30] as const
export const expirationDaysDefault = 7
