'use client'

import type { SketchFacts } from './sketch-facts'

/**
 * A small drawing of where the results are: points with names and a scale, on an empty ground. It needs no scripts and
 * no map server.
 */
export const Sketch = ({ label, points, scale }: SketchFacts) => (
  <svg viewBox="0 0 320 240" role="img" aria-label={label} className="sketch">
    {points.map(({ x, y, count, name }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <circle r={count > 1 ? 11 : 7} />
        {count > 1 && (
          <text y={4} textAnchor="middle" className="sketch-count">
            {count}
          </text>
        )}
        {name && (
          <text x={name.isLeft ? -14 : 14} y={4} textAnchor={name.isLeft ? 'end' : 'start'}>
            {name.text}
          </text>
        )}
      </g>
    ))}
    <path d={`M12 222v6h${scale.length}v-6`} />
    <text x={18 + scale.length} y={229}>
      {scale.text}
    </text>
  </svg>
)
