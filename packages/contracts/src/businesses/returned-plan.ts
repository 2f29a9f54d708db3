/** What became of a plan, for whoever is back from where it is paid. */
export interface ReturnedPlan {
  business: { id: string; name: string; slug: string }
  /** Anybody sees the page now. */
  isPublic: boolean
  /**
   * 'unpaid': nobody has authorised it, and nothing is charged; 'confirming': it was authorised, and its charge is under way;
   * 'paid': it runs.
   */
  state: 'unpaid' | 'confirming' | 'paid'
  /** Where it is paid now; null where it is not to be, or nobody knows. */
  payUrl: string | null
  /** Somebody has taken the account of its owner; until then a mailed link leads to it. */
  isClaimed: boolean
}
