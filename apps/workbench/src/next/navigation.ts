import { currentPath } from '../current-story'

/** In place of `next/navigation`: a story has no pages to go to. */
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
