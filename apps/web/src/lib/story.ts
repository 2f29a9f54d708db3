import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { Endpoint, ResponseOf } from '@oficio/contracts/endpoint'
import type { ErrorCode } from '@oficio/contracts/errors'
import type { ReactNode } from 'react'

/** The settings of a story beside its props. Storybook and the test of all stories read them. */
export interface StoryParameters {
  /** The API responses for the component. Calls without one stay pending, as on a slow connection. */
  answers?: readonly StubbedAnswer[]
  /** The signed-in user. Default: nobody is signed in. */
  user?: AccountView & { businessName: string | null }
  /** The path of the page, for components that mark the current page. */
  path?: string
  /** Texts or labels of buttons to click in order after rendering, for example to open a dialog or a menu. */
  clicks?: readonly string[]
  /** `fullscreen` is for parts of the page that span the whole width. */
  layout?: 'padded' | 'fullscreen'
}

type AnyComponent = (props: never) => ReactNode

/** The default export of a stories file. */
export interface Meta {
  component: AnyComponent
  /** Its path in the list of stories: noun or folder, then component, separated by slashes. */
  title: string
  parameters?: StoryParameters
}

/** The props of a component; empty if the component takes no argument. */
type PropsOf<C> = C extends (props: infer P) => unknown
  ? unknown extends P
    ? Record<never, never>
    : P
  : never

/** One state of a component: its props, or a render function if props alone cannot show the state. */
export type Story<C extends AnyComponent> = (
  | { args: PropsOf<C>; render?: (args: PropsOf<C>) => ReactNode }
  | { args?: undefined; render: () => ReactNode }
) & { parameters?: StoryParameters }

export interface StubbedAnswer {
  method: string
  /** The path in the contract: '/leads/{id}'. */
  path: string
  status: number
  body: unknown
}

/** Stubs an API call with a response that the contract allows. */
export const answer = <E extends Endpoint>(endpoint: E, body: ResponseOf<E>): StubbedAnswer => ({
  method: endpoint.method,
  path: endpoint.path,
  status: endpoint.status,
  body,
})

/** Stubs a refused API call, with the text that the visitor reads. */
export const refusal = (endpoint: Endpoint, code: ErrorCode, text: string, status = 400): StubbedAnswer => ({
  method: endpoint.method,
  path: endpoint.path,
  status,
  body: { code, message: text, text },
})
