import { type ComponentType, lazy, Suspense } from 'react'

type Loaded<P> = ComponentType<P> | { default: ComponentType<P> }

/** Replaces `next/dynamic`: loads a component when it is first rendered. */
export default function dynamic<P extends object>(
  load: () => Promise<Loaded<P>>,
  { loading: Loading }: { loading?: ComponentType } = {},
) {
  const Component = lazy(async () => {
    const loaded = await load()
    return 'default' in loaded ? loaded : { default: loaded }
  })
  return (props: P) => (
    <Suspense fallback={Loading ? <Loading /> : null}>
      <Component {...props} />
    </Suspense>
  )
}
