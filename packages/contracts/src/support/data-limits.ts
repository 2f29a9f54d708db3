/** How requests about one's own data are bounded (docs/product.md, 'Personal data'). */
export const dataLimits = {
  /** Links to one mailbox within these hours, which prove that it is theirs, and the first of each kind; how long one is good for. */
  mails: 3,
  mailHours: 24,
  linkHours: 48,
  /** For how many days requesters may download their data. */
  fileDays: 10,
  /** After how many days a request is forgotten whose mailbox nobody proved. */
  unprovenDays: 7,
} as const
