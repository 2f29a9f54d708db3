import { currentPath } from '../current-story'

/** Replaces `next/navigation`. Navigation does nothing, because a story has no other pages. */
const router = {
  push: stay,
  replace: stay,
  refresh: stay,
  prefetch: stay,
  back: stay,
  forward: stay,
}

function stay(): void {}

export const useRouter = () => router
export const usePathname = () => currentPath()
export const useSelectedLayoutSegment = () => currentPath().split('/')[2] ?? null
export const useSelectedLayoutSegments = () => currentPath().split('/').slice(2)
