import styles from './spinner.module.css'

/** Decorative: text beside it says what is under way. */
export const Spinner = () => <span className={styles.spinner} aria-hidden />
