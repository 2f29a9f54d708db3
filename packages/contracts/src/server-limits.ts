/** Limits that only the server applies, so that no page carries them; docs/product.md says what each is for. */
export const serverLimits = {
  /** Links mailed to one account in 24 hours; after that the next one is mailed when the last one has expired. */
  passwordResetMails: 3,
  /** A link requested sooner than this after the last one is not mailed. */
  passwordResetPauseMinutes: 2,
  /** How long the second step of a login, or the set-up of an authenticator app, may take. */
  secondStepMinutes: 10,
  /**
   * Wrong codes at the logins of one account, or in one open session, before every code there is refused for a while.
   */
  factorAttempts: 10,
  factorAttemptMinutes: 15,
  /** The owner is mailed from this wrong code on, once in `factorAttemptMinutes` and this often in 24 hours. */
  factorWarningAttempts: 3,
  factorWarningsPerDay: 5,
  /**
   * Bytes of unused photos and documents, of one connection and of the whole site. Beyond that, uploads without an
   * account are refused; accounts have `waitingBytesFactorOfAccounts` times as much.
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
  /** How often the owner of a paid business is mailed a new link after the last one has expired. */
  businessClaimReminders: 4,
  /** Pause before the same caller may request another code. */
  pageCodeWaitSeconds: 60,
  /** Codes that one mailbox gets from all callers in 24 hours. */
  pageCodeMailsPerMailbox: 24,
  /** After how many days a business that is neither claimed nor paid is deleted. */
  unclaimedBusinessDays: 30,
  /** How long the lines of an imported CSV are kept. */
  importLineDays: 30,
  /** How long a draft of the business wizard is kept for an account. */
  businessDraftDays: 30,
  /** How long it is kept for a visitor. */
  visitorDraftDays: 2,
  /** Weeks of visits that the owner of a business sees. */
  visitWeeks: 12,
  /**
   * Browsers of one connection that count as visitors in a day: enough for an office, too few to inflate the figures.
   */
  visitorsPerConnection: 8,
  /** How long unconfirmed requests that strangers filed with a phone count against that phone. */
  strangersCountHours: 3,
  /**
   * How many unconfirmed requests of one connection professionals are notified of within an hour, in all and of one
   * rubro. They hear of the others once these are confirmed.
   */
  unconfirmedPerConnection: 5,
  unconfirmedOfRubroPerConnection: 3,
  /** Notices of unconfirmed requests for one professional within an hour; the mail of the day lists the others. */
  unconfirmedNoticesPerProfessional: 6,
  /**
   * The same limit for requests of one connection, including confirmed ones. It is higher than one client can file in a
   * day.
   */
  connectionNoticesPerProfessional: 8,
  /**
   * The same limit for all requests of all connections, because anybody with many mailboxes can confirm their own
   * requests.
   */
  noticesPerProfessional: 20,
  /**
   * Urgent requests of one account, device or connection within a day that are exempt from these limits, unless their
   * fee was kept.
   */
  exemptUrgencies: 2,
  /**
   * Mails per hour to unconfirmed addresses that callers of one connection entered, of all kinds. Further mails wait.
   * While the whole site sends many mails, the limit per connection is lower. At the ceiling of the site all of these
   * mails wait.
   */
  unprovenMailsPerConnection: 40,
  unprovenMailsOfBusySite: 600,
  unprovenMailsPerConnectionOfBusySite: 3,
  unprovenMailsOfSite: 3000,
  /** How long such a mail waits before it is dropped. */
  waitingMailHours: 24,
  /**
   * How long other professionals may still open the contact, if only one professional reported that the work began or
   * is done.
   */
  claimedWorkHours: 24,
  /** 'Contactado' supports such a report only if it was marked at least this long before. */
  contactBeforeWorkMinutes: 30,
  /** Minimum remaining days of a reopened request. */
  reopenedDaysMin: 3,
  /** Requests that the mail of the day lists. */
  digestRequests: 20,
  /** The share of urgent requests answered in time is shown from this many requests on, counted over these days. */
  urgentShareMin: 20,
  urgentShareDays: 90,
  /** Urgent drafts of one account or device that wait for their payment. */
  draftsPerHour: 10,
  verificationCheckoutHours: 24,
  /** How long an authorised subscription gives access before its first charge, which usually comes within an hour. */
  provisionalAccessHours: 24,
  /** How long a subscription waits for its payer before it expires. */
  pendingSubscriptionDays: 7,
  /** How far ahead a price or limit is set. */
  settingAheadDays: 730,
  /** Consumer requests from one address within these hours that are answered with a mail: the address is unproven. */
  consumerRequestMails: 5,
  /**
   * Messages from one address within these hours that are mailed to the team one by one; later ones are mailed
   * together.
   */
  contactMessageMails: 5,
  contactMessageMailHours: 24,
  /** The same for all addresses together within an hour, because anybody can invent addresses. */
  contactMailsPerHour: 20,
  /** How long a client may change their review. */
  reviewEditDays: 30,
  /**
   * A request completed sooner than this after filing is no evidence of work. The second limit is for a request with a
   * first offer.
   */
  quickCompletionMinutes: 30,
  quickPreferredCompletionMinutes: 180,
  /** How many reviews of one professional count that come from one device, network, phone or mailbox. */
  reviewsFromOnePlace: 2,
  /** Measured contacts from which a response time is shown: the median of one contact means nothing. */
  contactsForResponse: 3,
  /** How many similar professionals or businesses a page shows. */
  similarShown: 3,
  /** From how many professionals and towns on the home page shows their numbers. */
  homeProfessionalsMin: 100,
  homeTownsMin: 10,
  /** From how many measured professionals on, and up to what length, the home page shows their median response time. */
  homeMeasuredMin: 20,
  homeResponseMinutesMax: 12 * 60,
  /** Minimum age of a review on the home page. */
  homeReviewMinHours: 24,
  /** 'Contactado' marked sooner than this after opening the data does not count as a response. */
  contactSecondsMin: 60,
  /** How long after completion the client is asked for a review: enough time to contradict the completion first. */
  reviewAskHours: 3,
  /** Wrong attempts before a code becomes invalid: by the browser that filed the request, and by all other browsers. */
  codeAttempts: 5,
  codeAttemptsOfStrangers: 3,
  /** Tracking links in one mail to a client who lost them. */
  linksPerMail: 3,
  /** Tracking links mailed to one mailbox in 24 hours. The limit is needed because anybody can request them. */
  linkMailsPerMailbox: 9,
  codeMailsPerRequest: 10,
  /** Highlighted businesses above the results of a search. */
  featuredShown: 3,
  /** A point farther than this from every locality is not in Argentina. */
  nearestPlaceKm: 100,
  /** Days of the work figures in the portal. */
  workFigureDays: 90,
  /** Towns named on the map of demand. */
  demandTowns: 12,
  /**
   * Roughly how many unknown ids the provider is asked about in an hour. Without this limit a sender of signed
   * notifications could make us flood the provider. Ids that are stored here do not count.
   */
  unknownNewsPerHour: 300,
  /** Browsers of one account that receive pushes; a further one replaces the oldest. */
  pushDevices: 10,
  /**
   * How long a push service keeps a notice for a device that is switched off: shorter for new requests, which age
   * quickly.
   */
  pushHours: 24,
  newRequestPushHours: 3,
  /** Maximum age of the signature of the mail provider's events. */
  mailEventsMinutes: 5,
  /** An address is marked as refused after this many temporary failures within these days. */
  softBounces: 5,
  softBounceDays: 30,
  /** How long a running call keeps its claim on an idempotency key. */
  idempotencyLeaseSeconds: 60,
  /**
   * Stored answers of one connection: number, bytes of each, bytes of all together. Calls with a session have
   * `keptAnswersFactorOfAccounts` times as much room.
   */
  keptAnswersPerConnection: 1000,
  keptAnswerBytes: 64 * 1024,
  keptAnswerBytesPerConnection: 8 * 1024 * 1024,
  keptAnswersFactorOfAccounts: 2,
} as const
