import type { Amount, Subscription } from './subscription/subscription.ts';

/** The statuses of a company on the wire (spec section 4); labels are in `#src/lib/labels.ts`. */
export type CompanyStatus = 'active' | 'inactive' | 'suspended';

/** A postal address; unknown parts are empty. */
export interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly zipCode: string;
}

/** Branding of a company, shown to its own users (spec section 3). */
export interface Branding {
  /** URL of the logo as the server returned it; `logoUrl` in `#src/lib/urls.ts` checks it before use. */
  readonly logo: string | null;
  readonly primaryColor: string;
  readonly fontFamily: string;
}

/**
 * A company's subscription (spec section 3) as far as the server sent it, in the words of `Subscription`; null where it sent
 * nothing. The plan is a field of the company.
 */
export interface SentSubscription {
  readonly status: string | null;
  /** `YYYY-MM-DD`. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly gracePeriod: string | null;
  readonly billingCycle: string | null;
  readonly paymentMethod: string | null;
  readonly autoRenew: boolean | null;
  readonly limits: {
    readonly users: number | null;
    readonly projects: number | null;
    readonly storage: string | null;
  };
}

/** What the list shows of a company's subscription. */
export interface CompanyTerms extends Pick<Subscription, 'status' | 'endDate'> {
  /** What is paid for the present period; null when it is unknown. */
  readonly amount: Amount | null;
}

/** A developer company (spec section 3). Texts that the server did not return are empty. */
export interface Company {
  readonly id: string;
  readonly companyName: string;
  readonly companyEmail: string;
  readonly phoneNumber: string;
  readonly address: Address;
  readonly billingEntity: string;
  /** A `CompanyStatus`, or the server's word. */
  readonly status: string;
  readonly branding: Branding;
  /** A `PlanTier`, or the server's word. */
  readonly plan: string | null;
  /** Null when the server returned only the plan. */
  readonly subscription: SentSubscription | null;
  /** The console adds it: the API has no endpoint for a subscription. Absent without one. */
  readonly terms?: CompanyTerms;
  readonly developerUser: string | null;
  readonly developerEmail: string | null;
  readonly subUsers: readonly { readonly email: string }[];
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
}

/** The query of `GET /company/getAll`; missing and empty parameters are not sent (spec section 7). */
export interface CompanyQuery {
  readonly page: number;
  readonly limit: number;
  readonly search?: string;
  readonly status?: CompanyStatus;
}

/** The request of the company form; `logo` only when a new file was chosen (spec section 7). */
export interface CompanyRequest {
  readonly companyName: string;
  readonly companyEmail: string;
  readonly phoneNumber: string;
  readonly billingEntity: string;
  /** Sent when it is a `CompanyStatus`: the server's own word is not written back. */
  readonly status: string;
  readonly address: Address;
  readonly branding: { readonly primaryColor: string; readonly fontFamily: string };
  readonly logo: File | null;
}
