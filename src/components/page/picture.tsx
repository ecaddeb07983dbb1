import styles from './picture.module.css'
import { type PictureName, pictures } from './pictures.ts'

export function Picture({ name }: { name: PictureName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 96" aria-hidden>
      {pictures[name].map(([tone, x, y, width, height]) => (
        <rect
          key={`${x} ${y} ${width}`}
          className={styles[tone]}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={Math.min(4, height / 2)}
        />
      ))}
    </svg>
  )
}
