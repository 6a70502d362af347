import { Component, type ReactNode } from 'react';
import type { Language } from '../../domain/shared/locale';
import { BootScreen } from '../session/boot-screen';

interface CrashGuardProps {
  readonly language: Language;
  /** Guards a single screen; otherwise the whole console. */
  readonly inside?: boolean;
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shown instead of a screen that threw. React offers error boundaries as classes only. */
export class CrashGuard extends Component<CrashGuardProps, { readonly crashed: boolean }> {
  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override state = { crashed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    const { language, inside } = this.props;
    return (
      <BootScreen
        state="crashed"
        language={language}
        inside={inside}
        onRetry={() => {
          globalThis.location.reload();
        }}
      />
    );
  }
}
