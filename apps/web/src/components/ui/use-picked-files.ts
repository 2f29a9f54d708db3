import { useEffect, useRef } from 'react'

/**
 * Returns what an input of files needs to hand on what is picked. Files that a quick visitor picked before the page's
 * scripts listened are handed on as soon as they do.
 */
export function usePickedFiles(onPicked: (files: File[]) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const onChange = () => {
    const { current: input } = ref
    const files = [...(input?.files ?? [])]
    if (!input || files.length === 0) return
    // The same file may be taken away and picked again; without this the browser would report no change.
    input.value = ''
    onPicked(files)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, at what was picked before
  useEffect(onChange, [])
  return { ref, onChange }
}
