/** What one kind of subscription gives, in sentences for its owner. */
export interface SubscriptionWords {
  notices: { active: string; failing: string; suspended: string }
  mails: {
    active: { preview: string; text: string }
    /** Of a charge that failed while nothing else gives access. */
    failing: { preview: string; text: string }
    suspended: {
      preview: string
      /** What stays without it. */
      kept: string
      /** What an earlier one that is paid still allows: 'podés …'. */
      still: string
      /** What it has to be brought back for: 'ver …'. */
      toSee: string
    }
  }
}
