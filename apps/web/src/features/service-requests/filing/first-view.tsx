import { recordName } from './state/filing-storage'

/**
 * The one rule that hides a part of the page before React has read the browser's storage. The page is cached for all
 * visitors (docs/decisions/0220-the-request-form-is-cached.md), so it always arrives with the form. A visitor who comes back from paying, or whose tab has
 * filed a request, would see that form until the scripts have loaded, and could take it for a lost payment or a lost
 * request. So this function runs at once, at its place in the page, and marks its own element:
 *
 * - `data-view="payment"`: `hiddenForPayment` is not shown, and `shownForPayment` is;
 * - `data-view="filed"`: `unseenWhenFiled` keeps its place without being seen.
 *
 * The classes look for the mark among the siblings before them, and only the state 'unread' has them.
 */
function markFirstView(name: string): void {
  const mark = (view: string) => document.currentScript?.setAttribute('data-view', view)
  try {
    const isPayment = /[?&](payment[_-]id|collection_id|preference_id|external_reference)=(?!(null)?(&|$))/
    const has = (storage: Storage, part: string) => Boolean(JSON.parse(storage.getItem(name) ?? '{}')[part])
    if (isPayment.test(location.search) || has(localStorage, 'payment')) mark('payment')
    else if (has(sessionStorage, 'filedRequest')) mark('filed')
  } catch {
    // No storage, or an unreadable record: the form is shown.
  }
}

export const hiddenForPayment = 'peer-data-[view=payment]:hidden'
export const unseenWhenFiled = 'peer-data-[view=filed]:invisible'
export const shownForPayment = 'hidden peer-data-[view=payment]:block'

/** Place it before the form, as its sibling. */
export function FirstView() {
  return (
    <script
      className="peer"
      // Its function adds an attribute, which React did not render.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function of ours, and a constant
      dangerouslySetInnerHTML={{ __html: `(${markFirstView})('${recordName}')` }}
    />
  )
}
