import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { Endpoint, ResponseOf } from '@oficio/contracts/endpoint'
import type { ErrorCode } from '@oficio/contracts/errors'
import type { ReactNode } from 'react'

/** What a story says beside its props. Storybook and the test of all stories read the same. */
export interface StoryParameters {
  /** What the site's API answers to the component. Calls without an answer stay open, as on a slow connection. */
  answers?: readonly StubbedAnswer[]
  /** The signed-in user; left out: nobody is signed in. */
  user?: AccountView & { businessName: string | null }
  /** The path of the page, for components that mark where the visitor is. */
  path?: string
  /** Texts or labels of buttons that are clicked once the component is there, one after the other: they open a dialog or a menu. */
  clicks?: readonly string[]
  /** `fullscreen` is for parts of the page that reach from edge to edge. */
  layout?: 'padded' | 'fullscreen'
}

type AnyComponent = (props: never) => ReactNode

/** The default export of a file of stories. */
export interface Meta {
  component: AnyComponent
  /** Where it is listed: noun or folder, then component, with slashes between them. */
  title: string
  parameters?: StoryParameters
}

/** A component without props takes no argument. */
type PropsOf<C> = C extends (props: infer P) => unknown
  ? unknown extends P
    ? Record<never, never>
    : P
  : never

/** One state of a component: its props, or what is drawn for it where props alone do not show it. */
export type Story<C extends AnyComponent> = (
  | { args: PropsOf<C>; render?: (args: PropsOf<C>) => ReactNode }
  | { args?: undefined; render: () => ReactNode }
) & { parameters?: StoryParameters }

export interface StubbedAnswer {
  method: string
  /** As in the contract: '/leads/{id}'. */
  path: string
  status: number
  body: unknown
}

/** Stubs a call of the API with an answer that the contract allows. */
export const answer = <E extends Endpoint>(endpoint: E, body: ResponseOf<E>): StubbedAnswer => ({
  method: endpoint.method,
  path: endpoint.path,
  status: endpoint.status,
  body,
})

/** Stubs a refused call of the API, with the words that the visitor reads. */
export const refusal = (endpoint: Endpoint, code: ErrorCode, text: string, status = 400): StubbedAnswer => ({
  method: endpoint.method,
  path: endpoint.path,
  status,
  body: { code, message: text, text },
})
