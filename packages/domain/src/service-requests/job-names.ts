/** Names by which jobs of this noun are enqueued; apart from the jobs, so that no use-case imports what runs later. */
export const notifyProfessionalsJobName = 'notify-professionals'
