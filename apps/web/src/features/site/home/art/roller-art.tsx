import { LineArt } from '@/components/ui/line-art'

/** A drawing of a half-painted wall. The sun is the paint. */
export function RollerArt({ className }: { className?: string }) {
  return (
    <LineArt viewBox="7 0 130 112" className={className}>
      <path d="M30 44V8h56v36" className="fill-sol stroke-none" />
      <path d="M30 8h56" />
      <path d="M30 8v36M86 8v36" />
      <rect x="24" y="40" width="68" height="18" rx="6" className="fill-surface" />
      <path d="M92 49h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5H63a5 5 0 0 0-5 5v5" />
      <rect x="53" y="78" width="10" height="27" rx="5" className="fill-surface" />
      <path d="M102 108V88h28v20M99 88h34" />
      <path d="M106 88c0-13 20-13 20 0" />
      <path d="M109 95h14" />
      <path d="M8 108h128" />
    </LineArt>
  )
}
