/** Limits of requests about personal data (docs/product.md, 'Personal data'). */
export const dataLimits = {
  /**
   * At most `mails` confirmation links are mailed to one address within `mailHours`, in addition to the first of each
   * kind. A link is valid for `linkHours`.
   */
  mails: 3,
  mailHours: 24,
  linkHours: 48,
  /** For how many days requesters can download their data. */
  fileDays: 10,
  /** After how many days a request with an unconfirmed mail address is deleted. */
  unprovenDays: 7,
} as const
