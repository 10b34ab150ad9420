/**
 * What `Save All Settings` saves (spec section 3, "System settings values"). Texts are kept as typed, numbers too:
 * section 5 validates none of them.
 */
export interface SystemSettings {
  readonly minLength: string;
  readonly requireUppercase: boolean;
  readonly requireNumbers: boolean;
  readonly requireSpecialChars: boolean;
  readonly maxFailedAttempts: string;
  readonly adminTwoFactor: boolean;
  readonly emailTemplate: string;
  readonly smtpServer: string;
  readonly smtpPort: string;
  readonly smtpUsername: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly helpdeskLink: string;
  readonly faqLink: string;
  readonly gdprUrl: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly bannerMessage: string;
  readonly maintenanceEmailBody: string;
  readonly portalName: string;
  /** `#RRGGBB`, or any text that was typed. */
  readonly primaryColor: string;
  /** IANA name. */
  readonly timezone: string;
  readonly language: string;
  /** Days, as all retentions. */
  readonly logRetention: string;
  readonly backupRetention: string;
}

/** An email to many users. It is no setting: it is typed, sent, and not saved. */
export interface BulkEmail {
  readonly bulkTarget: string;
  /** The address of the specific user that `bulkTarget` may be. */
  readonly bulkAddress: string;
  readonly bulkSubject: string;
  readonly bulkBody: string;
}

/** What users are told when Maintenance Mode is switched on; without an email body no email is sent. */
export type MaintenanceTexts = Pick<SystemSettings, 'bannerMessage' | 'maintenanceEmailBody'>;

/** A planned maintenance. */
export interface MaintenanceSchedule {
  /** `YYYY-MM-DD`, in the default timezone of the platform. */
  readonly date: string;
  /** `HH:mm`. */
  readonly time: string;
  /** Hours, as typed. */
  readonly duration: string;
  readonly message: string;
  readonly emailBody: string;
}

/** When a planned maintenance begins, and how long it takes. */
export interface PlannedMaintenance {
  /** ISO 8601 in UTC. */
  readonly start: string;
  readonly hours: number;
}

/** What can be uploaded: the two images of the branding, and the legal texts, each in place of its address. */
export type UploadName = 'logo' | 'favicon' | 'gdpr' | 'terms' | 'privacy';

export type Uploads = Readonly<Record<UploadName, File | null>>;

/** Settings that take effect at once, without `Save All Settings`. */
export interface AppliedSettings {
  /** Null as long as none is planned. */
  readonly schedule: MaintenanceSchedule | null;
  /** The time of the schedule. */
  readonly planned: PlannedMaintenance | null;
  readonly uploads: Uploads;
}

/** The last backup (spec section 4: its status is `completed` or other). */
export interface Backup {
  readonly status: string;
  /** ISO 8601. */
  readonly time: string;
}
