import type { OwnPlan } from '@oficio/contracts/businesses/own-plan'

/**
 * Returns a React key that changes when the ordered plan changes, here or elsewhere. The form then starts again with
 * the new values.
 */
export const orderKey = ({ ordered: { tier, rubroIds } }: Pick<OwnPlan, 'ordered'>): string =>
  `${tier} ${rubroIds.join()}`
